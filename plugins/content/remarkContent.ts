import type { Processor } from 'unified';
import type { OnCompile } from './siteContent';
import type { TreeNode } from './tree/nodes';

export interface CompiledContent {
  /** Returns the tree of a text that is being compiled; `undefined` for a text without a file. */
  treeOf: (file: string, source: string) => TreeNode | undefined;
  compiled: OnCompile;
}

/**
 * Provides the compilation with the tree that all features read, instead of parsing the page again. Text without a
 * file is parsed as usual.
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
