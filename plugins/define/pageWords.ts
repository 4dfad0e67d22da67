import type { TreeNode } from '../content/tree/nodes';

/** What is no prose. */
const NO_WORDS = new Set(['code', 'html', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

/** Nodes whose texts are no part of those around them. */
const BLOCKS = new Set(['paragraph', 'heading', 'listItem', 'tableCell', 'blockquote']);

/** The words of a tree, without code: `Start Run it.` */
export function pageWords({ type, value, children = [] }: TreeNode): string {
  if (NO_WORDS.has(type)) return '';
  const text = value ?? children.map(pageWords).join('');
  return BLOCKS.has(type) ? `${text} ` : text;
}
