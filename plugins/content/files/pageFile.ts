import type { TreeNode } from '../tree/nodes';

/** A file of the docs as it was read. */
export interface PageFile {
  /** From the root of the file system. */
  file: string;
  /** What the file says. */
  text: string;
  frontmatter: Readonly<Record<string, unknown>>;
  /** The text that was parsed: as long as the file's, with the same lines. */
  source: string;
  /** A tree of one's own, with what plugins add to the page. */
  tree: () => TreeNode;
  /** A tree of one's own, of what is written in the file. */
  writtenTree: () => TreeNode;
  /**
   * What the page says: what is written in the file, as plugins have changed it. The same tree for all who
   * only read it: the next page that somebody looks at takes its place.
   */
  lookAt: () => TreeNode;
  /** What a function reads off the file: read once, as long as nothing changes. */
  derive: <Result>(read: (page: PageFile) => Result) => Result;
}

/** Reads every file of the docs once, until it changes. */
export interface ContentFiles {
  /** A file as it is now; `undefined` for one that is no Markdown or not there. */
  read: (file: string) => PageFile | undefined;
  /** The tree of a text that is being compiled; nothing for a text without a file. */
  treeOf: (file: string, source: string) => TreeNode | undefined;
  /** Files whose text was parsed, and not taken from a build before. */
  parsed: () => number;
}
