import type { Processor } from 'unified';
import type { TreeAddition } from '../content/tree/additions';
import type { TreeNode } from '../content/tree/nodes';

/**
 * Adds to every page right behind the parser, so that links in what is added are treated as the
 * author's own.
 */
export function remarkOptions(this: Processor, add: TreeAddition): void {
  const { parser } = this;
  if (!parser) throw new Error('[options] remarkOptions stands before the parser → put it behind');
  this.parser = (document, file) => {
    const tree = parser(document, file) as unknown as TreeNode;
    return add(tree, file.path) as unknown as ReturnType<typeof parser>;
  };
}
