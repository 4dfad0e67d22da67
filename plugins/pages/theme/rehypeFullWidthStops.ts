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
 * Takes the space away that follows bold words with a full-width stop: the stop brings the room that
 * it needs. Writers of Chinese set the space for parsers that do not end the bold words without it.
 */
export function rehypeFullWidthStops() {
  return (tree: Root) => visit(tree);
}
