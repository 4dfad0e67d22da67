import path from 'node:path';
import type { ContentFiles, PageFile as ReadFile } from '../../content/files/pageFile';
import type { TreeNode } from '../../content/tree/nodes';
import { type PageFile, readPageFile } from './pageFile';

/** The files of the docs with what they have to do with links. */
export interface PageFiles {
  /** A file as it is now; one that is no Markdown has neither links nor ids. */
  read: (file: string) => PageFile;
  /** The file and the Markdown files that are shown in it, at any depth. */
  withIncludes: (file: string) => string[];
  /** The ids of a page with those of the files in it; `undefined` where components may add some. */
  idsOf: (file: string) => ReadonlySet<string> | undefined;
}

const NOTHING: PageFile = { links: [], ids: [], includes: [], hasOwnComponents: false };
/** A file whose syntax is wrong, which its own check says: it may have any ids. */
const UNREADABLE: PageFile = { ...NOTHING, hasOwnComponents: true };

function treeOf({ lookAt }: ReadFile): TreeNode | undefined {
  try {
    return lookAt();
  } catch {
    return undefined;
  }
}

/** Files are named from the root of the file system; links in them from `cwd`. */
export function pageFiles(cwd: string, files: () => Pick<ContentFiles, 'read'>): PageFiles {
  const own = (page: ReadFile) => {
    const tree = treeOf(page);
    return tree ? readPageFile(tree, page.text, path.relative(cwd, page.file)) : UNREADABLE;
  };
  const read = (file: string) => files().read(file)?.derive(own) ?? NOTHING;

  function withIncludes(file: string, known: readonly string[] = []): string[] {
    if (known.includes(file)) return [];
    const below = read(file).includes.flatMap((one) => withIncludes(one, [...known, file]));
    return [file, ...below];
  }

  return {
    read,
    withIncludes: (file) => withIncludes(file),
    idsOf: (file) => {
      const parts = withIncludes(file).map(read);
      if (parts.some(({ hasOwnComponents }) => hasOwnComponents)) return undefined;
      return new Set(parts.flatMap(({ ids }) => ids));
    },
  };
}
