import type { MarkdownNode } from './remarkCodeGroup';

/** A heading in a block of code, whose id Rspress has escaped as if it were one of the page. */
const ESCAPED_ID = /^(#{1,6}(?!#).*?)\\(?=\{#)/gm;

/** Shows Markdown in blocks of code as it is written: `## Install {#install}`. */
export function remarkShownHeadings() {
  return function show(node: MarkdownNode): void {
    if (node.type === 'code') node.value = node.value?.replace(ESCAPED_ID, '$1');
    for (const child of node.children ?? []) show(child);
  };
}
