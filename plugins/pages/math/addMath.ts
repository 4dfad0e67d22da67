import type { PageFile } from '../../content/files/pageFile';
import { startOf, type TreeNode } from '../../content/tree/nodes';
import { textNodes } from '../../content/tree/textNodes';
import type { Finding } from '../../support/finding';
import { placeAt } from '../../support/placeAt';
import type { Formula } from './renderFormula';

export type Render = (tex: string, isBlock: boolean) => Formula;

const isBlock = ({ type }: TreeNode) => type === 'math';
const isFormula = (node: TreeNode) => node.type === 'inlineMath' || isBlock(node);

const hasFormula = (node: TreeNode): boolean =>
  isFormula(node) || (node.children ?? []).some(hasFormula);

const MATH = /^<math((?:\s[\w-]+="[^"]*")*)>([\s\S]*)<\/math>$/;

/** Longer ones may be wider than a phone; then the keyboard must reach them. */
const SHORT_TEX = 40;

/** The element of a formula, whose content is one string of HTML. */
function mathElement(mathml: string): object {
  const [, attributes = '', inside = ''] = MATH.exec(mathml) ?? [];
  const value = { type: 'Literal', value: inside };
  const property = {
    type: 'Property',
    key: { type: 'Identifier', name: '__html' },
    value,
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
  };
  const expression = { type: 'ObjectExpression', properties: [property] };
  const body = [{ type: 'ExpressionStatement', expression }];
  const estree = { type: 'Program', sourceType: 'module', comments: [], body };
  const own = /\sdisplay="block"/.test(attributes)
    ? [{ type: 'mdxJsxAttribute', name: 'display', value: 'block' }]
    : [];
  const className = /\sclass="([^"]*)"/.exec(attributes)?.[1];
  if (className) own.push({ type: 'mdxJsxAttribute', name: 'className', value: className });
  const html = {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
  return { type: 'mdxJsxTextElement', name: 'math', attributes: [...own, html], children: [] };
}

/** The formula as the page shows it; in Markdown it stays what is written. */
function shown(node: TreeNode, render: Render): TreeNode {
  const { value = '' } = node;
  const formula = render(value, isBlock(node));
  if ('problem' in formula) return node;
  const hChildren = [mathElement(formula.mathml)];
  if (!isBlock(node)) {
    return { ...node, data: { hName: 'span', hProperties: { className: 'lt-math' }, hChildren } };
  }
  const mayScroll = value.length > SHORT_TEX;
  const hProperties = { className: 'lt-math-block', ...(mayScroll && { tabIndex: '0' }) };
  return { ...node, data: { hName: 'div', hProperties, hChildren } };
}

function replaceIn(tree: TreeNode, render: Render): TreeNode {
  if (!tree.children) return tree;
  const children = tree.children.map((node) =>
    isFormula(node) ? shown(node, render) : replaceIn(node, render),
  );
  return { ...tree, children };
}

/**
 * Puts MathML in the places of the formulas of a page.
 *
 * @param styles files that a page with formulas loads
 */
export function addMath(tree: TreeNode, render: Render, styles: readonly string[]): TreeNode {
  if (!hasFormula(tree)) return tree;
  const { children = [] } = replaceIn(tree, render);
  const text = styles.map((file) => `import ${JSON.stringify(file)};`).join('\n');
  const imports = textNodes(text, children[0] ?? tree);
  return { ...tree, children: [...imports, ...children] };
}

/** The place in the page of an offset in a formula, whose lines may be indented there. */
function faultPlace(node: TreeNode, offset: number, source: string): ReturnType<typeof placeAt> {
  const { value = '' } = node;
  const inside = placeAt(value, offset);
  const lines = value.split('\n');
  const start = startOf(node);
  const first = placeAt(source, Math.max(start, source.indexOf(lines[0] ?? '', start)));
  if (inside.line === 1) return { line: first.line, column: first.column + offset };
  const line = first.line + inside.line - 1;
  const indent = (source.split('\n')[line - 1] ?? '').indexOf(lines[inside.line - 1] ?? '');
  return { line, column: Math.max(0, indent) + inside.column };
}

/** What is wrong with the formulas of a page. */
export function mathFindings(
  tree: TreeNode,
  { source }: Pick<PageFile, 'source'>,
  file: string,
  render: Render,
): Finding[] {
  const visit = (node: TreeNode): Finding[] => {
    if (!isFormula(node)) return (node.children ?? []).flatMap(visit);
    const { value = '' } = node;
    const formula = render(value, isBlock(node));
    if (!('problem' in formula)) return [];
    const message = `the formula cannot be shown: ${formula.problem} → correct it; a dollar sign is written \\$`;
    return [{ check: 'math', file, ...faultPlace(node, formula.offset, source), message }];
  };
  return visit(tree);
}
