import type { Processor } from 'unified';
import type { OnCompile } from './siteContent';
import type { TreeNode } from './tree/nodes';

export interface CompiledContent {
  /** The tree of a text that is being compiled; nothing for a text without a file. */
  treeOf: (file: string, source: string) => TreeNode | undefined;
  compiled: OnCompile;
}

/**
 * Gives the compilation the tree that everybody else reads, instead of parsing the page again. A
 * text that has no file is parsed as ever.
 */
export function remarkContent(this: Processor, { treeOf, compiled }: CompiledContent): void {
  const { parser } = this;
  if (!parser)
    throw new Error(
      '[content] remarkContent is listed before the parser → list it after the parser',
    );
  this.parser = (document, file) => {
    const tree = treeOf(file.path, document) ?? (parser(document, file) as unknown as TreeNode);
    compiled(file.path, tree);
    return tree as unknown as ReturnType<typeof parser>;
  };
}
