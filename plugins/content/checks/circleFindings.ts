import path from 'node:path';
import type { Finding } from '../../support/finding';
import type { ContentFiles, PageFile } from '../files/pageFile';
import { importedFiles } from '../tree/mdxParts';
import { lineOf, type TreeNode } from '../tree/nodes';

/** A file that another shows as a component, and the line where it does. */
interface ShownPart {
  file: string;
  line: number;
}

/** The Markdown files that a tree shows as they are; what stands in an expression may depend on anything. */
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
    // One that cannot be parsed has a finding of its own.
    return [];
  }
}

/** Reports a page that includes itself, directly or by way of other files: rendering it would never end. */
export function circleFindings(
  tree: TreeNode,
  page: Pick<PageFile, 'file'>,
  name: string,
  { files, nameOf }: { files: Pick<ContentFiles, 'read'>; nameOf: (file: string) => string },
): Finding[] {
  const seen = new Set<string>();

  /** The files on the way back to the page. */
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
