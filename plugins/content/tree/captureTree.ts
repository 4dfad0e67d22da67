import type { Processor } from 'unified';
import type { TreeNode } from './nodes';

/** Told of every page that is compiled: its file, and its tree before any plugin has changed it. */
export type OnTree = (file: string, tree: TreeNode, source: string) => void;

/** A remark plugin that looks at the tree right behind the parser, where it still is what the author wrote. */
export function captureTree(this: Processor, onTree: OnTree): void {
  const { parser } = this;
  if (!parser) throw new Error('[markdown] captureTree stands before the parser → put it behind');
  this.parser = (document, file) => {
    const tree = parser(document, file);
    onTree(file.path, tree as unknown as TreeNode, document);
    return tree;
  };
}
