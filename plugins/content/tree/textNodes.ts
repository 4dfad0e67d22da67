import type { TreeNode } from './nodes';
import { parseFile } from './parseFile';

const parsed = new Map<string, readonly TreeNode[]>();

/** The nodes of a text; many places have the same lines. */
function nodesOf(text: string): readonly TreeNode[] {
  const nodes = parsed.get(text) ?? parseFile(text, 'added.mdx').tree.children ?? [];
  parsed.set(text, nodes);
  return nodes;
}

/** Nodes of a text that stand behind a node; for the twin they keep the text they come from. */
export function textNodes(text: string, behind: TreeNode): TreeNode[] {
  const end = behind.position?.end as { offset: number; line: number; column: number } | undefined;
  const position = end && { start: end, end };
  return nodesOf(text).map((node) => {
    const { start, end: last } = node.position ?? { start: { offset: 0 }, end: { offset: 0 } };
    const own = { ...withoutPosition(node), ...(position && { position }) };
    return { ...own, data: { ...own.data, source: text.slice(start.offset, last.offset) } };
  });
}

function withoutPosition({ position: _, ...node }: TreeNode): TreeNode {
  return node.children ? { ...node, children: node.children.map(withoutPosition) } : node;
}
