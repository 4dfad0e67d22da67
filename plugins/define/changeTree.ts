import type { Root, RootContent } from 'mdast';
import { type Pluggable, unified } from 'unified';
import type { TreeNode } from '../content/tree/nodes';
import { parseAdded, withoutPosition } from '../content/tree/textNodes';

/** Parses Markdown into nodes that a plugin can insert anywhere. */
export const parseNodes = (markdown: string): RootContent[] =>
  (parseAdded(markdown).tree.children ?? []).map((node) =>
    withoutPosition(structuredClone(node)),
  ) as RootContent[];

/**
 * Creates a function that runs remark plugins on trees.
 *
 * @param hasSyntax whether the plugin extends the syntax
 * @throws if a plugin extends the syntax, which is too late for a parsed tree
 */
export function remarkRunner(
  plugin: string,
  plugins: readonly Pluggable[],
  hasSyntax: boolean,
): (tree: TreeNode, page: { file: string; source: string }) => TreeNode {
  const processor = unified()
    .use([...plugins])
    .freeze();
  const { micromarkExtensions } = processor.data() as { micromarkExtensions?: unknown };
  if (micromarkExtensions && !hasSyntax) {
    throw new Error(`[${plugin}] a plugin in remarkPlugins extends the syntax → list it in syntax`);
  }
  return (tree, { file, source }) => {
    try {
      const given = { path: file, value: source };
      return processor.runSync(tree as unknown as Root, given) as unknown as TreeNode;
    } catch (error) {
      if (!/finished async|runSync/.test((error as Error).message)) throw error;
      throw new Error(
        'one of them is asynchronous, and its result is needed immediately → do slow work in prepare',
      );
    }
  };
}
