import { fenceMeta } from '../../content/tree/fenceMeta';
import type { TreeNode } from '../../content/tree/nodes';
import { textNodes } from '../../content/tree/textNodes';
import { reasonText } from './strings';

/** Returns a line of small text below a block, in MDX. */
function reasonLine(reason: string, lang: string): string {
  const text = reasonText(reason, lang).replace(/[{<]/g, String.raw`\$&`);
  return `<p className="lt-code-note">${text}</p>`;
}

/** Adds the reason below each message that no sample reproduces. */
export function addReasons(tree: TreeNode, lang: string): TreeNode {
  if (!tree.children) return tree;
  const children = tree.children.flatMap((node) => {
    const reason =
      node.type === 'code' ? fenceMeta(node.meta ?? '').notReproducible?.trim() : undefined;
    const own = addReasons(node, lang);
    return reason ? [own, ...textNodes(reasonLine(reason, lang), node)] : [own];
  });
  return { ...tree, children };
}
