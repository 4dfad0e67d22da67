import type { TreeNode } from './nodes';
import { addedSyntax, parseFile } from './parseFile';

type ParsedText = ReturnType<typeof parseFile>;

const parsed = new Map<string, ParsedText>();

/**
 * Parses a text that plugins add to pages. The tree is cached, because many places have the same text, and must not
 * be modified.
 */
export function parseAdded(text: string): ParsedText {
  const name = `${addedSyntax()}\0${text}`;
  const known = parsed.get(name) ?? parseFile(text, 'added.mdx');
  parsed.set(name, known);
  return known;
}

/** Returns why a text that a plugin adds cannot be parsed, with the line in the text; `undefined` if it can be parsed. */
export function addedFault(text: string): string | undefined {
  try {
    parseAdded(text);
    return undefined;
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    if (reason === undefined) throw error;
    const written = line === undefined ? undefined : text.split('\n')[line - 1]?.trim();
    return `${reason.replace(/\s*\(\d+:\d+.*?\)/g, '')}${written ? ` in "${written}"` : ''}`;
  }
}

/** Returns the nodes of a text, positioned after another node. They keep their source for the Markdown of the page. */
export function textNodes(text: string, behind: TreeNode): TreeNode[] {
  const end = behind.position?.end as { offset: number; line: number; column: number } | undefined;
  const position = end && { start: end, end };
  return (parseAdded(text).tree.children ?? []).map((node) => {
    const { start, end: last } = node.position ?? { start: { offset: 0 }, end: { offset: 0 } };
    const own = { ...withoutPosition(node), ...(position && { position }) };
    return { ...own, data: { ...own.data, source: text.slice(start.offset, last.offset) } };
  });
}

/** Returns a copy of a node without positions. */
export function withoutPosition({ position: _, ...node }: TreeNode): TreeNode {
  return node.children ? { ...node, children: node.children.map(withoutPosition) } : node;
}
