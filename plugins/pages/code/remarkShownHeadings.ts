import type { MarkdownNode } from './remarkCodeGroup';

/** Matches a heading in a code block, whose ID Rspress has escaped as if it were a heading of the page. */
const ESCAPED_ID = /^(#{1,6}(?!#).*?)\\(?=\{#)/gm;

/** Removes the escapes that Rspress adds to Markdown in code blocks: `## Install {#install}`. */
export function remarkShownHeadings() {
  return function show(node: MarkdownNode): void {
    if (node.type === 'code') node.value = node.value?.replace(ESCAPED_ID, '$1');
    for (const child of node.children ?? []) show(child);
  };
}
