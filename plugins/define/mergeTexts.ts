import type { ElementContent, Root, RootContent } from 'hast';

/** Merges adjacent texts, because React would insert comment markers between them. */
export function mergeTexts() {
  return function visit(parent: Root | { children: (RootContent | ElementContent)[] }): void {
    const merged: (RootContent | ElementContent)[] = [];
    for (const node of parent.children) {
      const last = merged.at(-1);
      if (node.type === 'text' && last?.type === 'text') {
        merged[merged.length - 1] = { ...last, value: last.value + node.value };
        continue;
      }
      if ('children' in node) visit(node);
      merged.push(node);
    }
    parent.children = merged as Root['children'];
  };
}
