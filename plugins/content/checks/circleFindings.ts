import path from 'node:path';
import type { Finding } from '../../support/finding';
import type { ContentFiles, PageFile } from '../files/pageFile';
import { importedFiles } from '../tree/mdxParts';
import { lineOf, type TreeNode } from '../tree/nodes';

/** A Markdown file that another one renders as a component, and the line where it does. */
interface ShownPart {
  file: string;
  line: number;
}

/** Returns the Markdown files that a tree renders. Expressions are ignored, because their value is not known. */
function shownParts(tree: TreeNode, file: string): ShownPart[] {
  const imported = importedFiles(tree, path.dirname(file));
  if (imported.size === 0) return [];
  const below = (node: TreeNode): ShownPart[] => {
    const shown = node.type.startsWith('mdxJsx') ? imported.get(node.name ?? '') : undefined;
    const inside = (node.children ?? []).flatMap(below);
    return shown === undefined ? inside : [{ file: shown, line: lineOf(node) }, ...inside];
  };
  return below(tree);
}

function partsOf(file: string, files: Pick<ContentFiles, 'read'>): ShownPart[] {
  try {
    const page = files.read(file);
    return page ? shownParts(page.writtenTree(), page.file) : [];
  } catch {
    // A file that cannot be parsed has its own finding.
    return [];
  }
}

/**
 * Reports a page that includes itself, directly or through other files, which would make rendering recurse endlessly.
 */
export function circleFindings(
  tree: TreeNode,
  page: Pick<PageFile, 'file'>,
  name: string,
  { files, nameOf }: { files: Pick<ContentFiles, 'read'>; nameOf: (file: string) => string },
): Finding[] {
  const seen = new Set<string>();

  /** Returns the chain of includes from a file back to the page. */
  function wayBack(file: string): string[] | undefined {
    if (file === page.file) return [file];
    if (seen.has(file)) return undefined;
    seen.add(file);
    for (const part of partsOf(file, files)) {
      const rest = wayBack(part.file);
      if (rest) return [file, ...rest];
    }
    return undefined;
  }

  return shownParts(tree, page.file).flatMap(({ file, line }): Finding[] => {
    const way = wayBack(file);
    if (!way) return [];
    const message = `the page includes itself (${way.map(nameOf).join(', which includes ')}), so it could never be rendered → remove one of these imports`;
    return [{ check: 'circles', file: name, line, message }];
  });
}
