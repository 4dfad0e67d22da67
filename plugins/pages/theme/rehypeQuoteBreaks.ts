import type { ElementContent, Root, RootContent } from 'hast';
import { isQuoteStuck } from '../../support/shared/quoteBreak';

type Node = Root | RootContent | ElementContent;

function firstWords(node: Node): string {
  if (node.type === 'text') return node.value;
  const first = 'children' in node ? node.children[0] : undefined;
  return first ? firstWords(first) : '';
}

function isStuck(before: Node | undefined, node: Node): boolean {
  if (before?.type !== 'text' || node.type !== 'element' || node.tagName !== 'code') return false;
  return isQuoteStuck(before.value, firstWords(node));
}

function visit(node: Node): void {
  if (!('children' in node)) return;
  for (const child of node.children) visit(child);
  if (node.type !== 'element') return;
  node.children = node.children.flatMap((child, index): ElementContent[] => {
    if (!isStuck(node.children[index - 1], child)) return [child];
    return [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, child];
  });
}

/**
 * Allows a line break between a full-width punctuation mark and code that starts with a quotation mark: see
 * `isQuoteStuck`.
 */
export function rehypeQuoteBreaks() {
  return (tree: Root) => visit(tree);
}
