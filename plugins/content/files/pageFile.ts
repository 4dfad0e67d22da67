import type { TreeNode } from '../tree/nodes';

/** A parsed file of the docs. */
export interface PageFile {
  /** The absolute path. */
  file: string;
  /** The text of the file. */
  text: string;
  frontmatter: Readonly<Record<string, unknown>>;
  /** The text that is parsed. Its lines correspond to those of the file. */
  source: string;
  /** Returns a new tree with the changes and additions of plugins. */
  tree: () => TreeNode;
  /** Returns a new tree of the file as written. */
  writtenTree: () => TreeNode;
  /**
   * Returns the tree of the file with the changes of plugins, but without additions. It is shared and must not be
   * modified. Only the tree of the last page is cached.
   */
  lookAt: () => TreeNode;
  /** Returns the result of a function of the page, which is cached until something changes. */
  derive: <Result>(read: (page: PageFile) => Result) => Result;
}

/** Reads the files of the docs. Each file is cached until it changes. */
export interface ContentFiles {
  /** Returns the current version of a file; `undefined` if it is missing or not Markdown. */
  read: (file: string) => PageFile | undefined;
  /** Returns the tree of a text that is being compiled; `undefined` for a text without a file. */
  treeOf: (file: string, source: string) => TreeNode | undefined;
  /** Returns the number of files that were parsed, rather than restored from an earlier build. */
  parsed: () => number;
}
