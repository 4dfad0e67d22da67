import type { ElementContent, Root, RootContent } from 'hast';

type Node = Root | RootContent | ElementContent;

const FULL_WIDTH_END = /[。！？：；，、）]$/;
const QUOTE_START = /^["'“‘]/;

function firstWords(node: Node): string {
  if (node.type === 'text') return node.value;
  const first = 'children' in node ? node.children[0] : undefined;
  return first ? firstWords(first) : '';
}

function isQuotedCode(node: Node): boolean {
  return node.type === 'element' && node.tagName === 'code' && QUOTE_START.test(firstWords(node));
}

function visit(node: Node): void {
  if (!('children' in node)) return;
  for (const child of node.children) visit(child);
  if (node.type !== 'element') return;
  node.children = node.children.flatMap((child, index): ElementContent[] => {
    const before = node.children[index - 1];
    const isStuck =
      before?.type === 'text' && FULL_WIDTH_END.test(before.value) && isQuotedCode(child);
    if (!isStuck) return [child];
    return [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, child];
  });
}

/**
 * Allows a line break between a full-width punctuation mark and code that starts with a quotation mark.
 * Browsers never break before a quotation mark without a space, so that a list such as `'a'，'b'，'c'` would
 * stay on one line and make a table too wide.
 */
export function rehypeQuoteBreaks() {
  return (tree: Root) => visit(tree);
}
