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

/** Makes an empty header cell, as above a column of names, a plain cell: it is the header of nothing. */
export function rehypeEmptyHeaders() {
  return (tree: Root) => visit(tree);
}
