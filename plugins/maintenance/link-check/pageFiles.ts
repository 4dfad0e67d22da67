import path from 'node:path';
import type { ContentFiles, PageFile as ReadFile } from '../../content/files/pageFile';
import type { TreeNode } from '../../content/tree/nodes';
import { type PageFile, readPageFile } from './pageFile';

/** The files of the docs with the data that the link check needs. */
export interface PageFiles {
  /** Reads the current content of a file. Files other than Markdown have neither links nor ids. */
  read: (file: string) => PageFile;
  /** Returns the file and all included Markdown files, recursively. */
  withIncludes: (file: string) => string[];
  /** Reads the data of a file from its content. A key of `derive`. */
  own: (page: ReadFile) => PageFile;
  /**
   * Returns the ids of a page, including those of included files, or `undefined` if components may add some.
   */
  idsOf: (file: string) => ReadonlySet<string> | undefined;
}

const EMPTY: PageFile = { links: [], ids: [], moved: [], includes: [], hasOwnComponents: false };
/** The data of a file with a syntax error, which another check reports. It may have any ids. */
const UNREADABLE: PageFile = { ...EMPTY, hasOwnComponents: true };

function treeOf({ lookAt }: ReadFile): TreeNode | undefined {
  try {
    return lookAt();
  } catch {
    return undefined;
  }
}

/** Creates a reader of files. Arguments are absolute paths, and links contain paths relative to `cwd`. */
export function pageFiles(cwd: string, files: () => Pick<ContentFiles, 'read'>): PageFiles {
  const own = (page: ReadFile) => {
    const tree = treeOf(page);
    return tree ? readPageFile(tree, page.text, path.relative(cwd, page.file)) : UNREADABLE;
  };
  const read = (file: string) => files().read(file)?.derive(own) ?? EMPTY;

  function withIncludes(file: string, known: readonly string[] = []): string[] {
    if (known.includes(file)) return [];
    const below = read(file).includes.flatMap((one) => withIncludes(one, [...known, file]));
    return [file, ...below];
  }

  return {
    read,
    own,
    withIncludes: (file) => withIncludes(file),
    idsOf: (file) => {
      const parts = withIncludes(file).map(read);
      if (parts.some(({ hasOwnComponents }) => hasOwnComponents)) return undefined;
      return new Set(parts.flatMap(({ ids }) => ids));
    },
  };
}
