import type { TreeNode } from '../content/tree/nodes';

/** Nodes that are not prose. */
const NO_WORDS = new Set(['code', 'html', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

/** Nodes whose text is separate from the surrounding text. */
const BLOCKS = new Set(['paragraph', 'heading', 'listItem', 'tableCell', 'blockquote']);

/** The words of a tree, without code: `Start Run it.` */
export function pageWords({ type, value, children = [] }: TreeNode): string {
  if (NO_WORDS.has(type)) return '';
  const text = value ?? children.map(pageWords).join('');
  return BLOCKS.has(type) ? `${text} ` : text;
}
