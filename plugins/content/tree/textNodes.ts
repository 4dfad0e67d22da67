import type { TreeNode } from './nodes';
import { addedSyntax, parseFile } from './parseFile';

type ParsedText = ReturnType<typeof parseFile>;

const parsed = new Map<string, ParsedText>();

/** A text that plugins add to pages, parsed once: many places have the same. Its tree is read only. */
export function parseAdded(text: string): ParsedText {
  const name = `${addedSyntax()}\0${text}`;
  const known = parsed.get(name) ?? parseFile(text, 'added.mdx');
  parsed.set(name, known);
  return known;
}

/** Nodes of a text that stand behind a node; for the twin they keep the text they come from. */
export function textNodes(text: string, behind: TreeNode): TreeNode[] {
  const end = behind.position?.end as { offset: number; line: number; column: number } | undefined;
  const position = end && { start: end, end };
  return (parseAdded(text).tree.children ?? []).map((node) => {
    const { start, end: last } = node.position ?? { start: { offset: 0 }, end: { offset: 0 } };
    const own = { ...withoutPosition(node), ...(position && { position }) };
    return { ...own, data: { ...own.data, source: text.slice(start.offset, last.offset) } };
  });
}

/** A copy of a node that stands nowhere in a text. */
export function withoutPosition({ position: _, ...node }: TreeNode): TreeNode {
  return node.children ? { ...node, children: node.children.map(withoutPosition) } : node;
}
