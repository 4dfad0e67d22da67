import type { ElementContent, Root, RootContent } from 'hast';

type Node = Root | RootContent | ElementContent;

const FULL_WIDTH_STOP = /[。！？：；，、]$/;

function lastWords(node: Node | undefined): string {
  if (node?.type === 'text') return node.value;
  return node && 'children' in node ? lastWords(node.children.at(-1)) : '';
}

function visit(node: Node): void {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    visit(child);
    const before = node.children[index - 1];
    if (child.type !== 'text' || before?.type !== 'element' || before.tagName !== 'strong') return;
    if (FULL_WIDTH_STOP.test(lastWords(before))) child.value = child.value.replace(/^ +/, '');
  });
}

/**
 * Removes the space between bold text and a following full-width punctuation mark, which contains
 * its own spacing. Chinese authors write the space because some parsers otherwise do not recognize
 * the end of the bold text.
 */
export function rehypeFullWidthStops() {
  return (tree: Root) => visit(tree);
}
