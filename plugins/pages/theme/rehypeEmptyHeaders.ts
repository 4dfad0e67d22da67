import type { ElementContent, Root, RootContent } from 'hast';

type Node = Root | RootContent | ElementContent;

function isBlank(node: Node): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function visit(node: Node): void {
  if (!('children' in node)) return;
  if (node.type === 'element' && node.tagName === 'th' && node.children.every(isBlank)) {
    node.tagName = 'td';
  }
  node.children.forEach(visit);
}

/**
 * Converts an empty header cell, such as the one above a column of names, to a regular cell,
 * because it is not the header of anything.
 */
export function rehypeEmptyHeaders() {
  return (tree: Root) => visit(tree);
}
