import { FIGURE } from '../../content/tree/fenceMeta';
import type { JsxAttribute, TreeNode } from '../../content/tree/nodes';
import { lineOf } from '../../content/tree/nodes';
import { textNodes } from '../../content/tree/textNodes';
import type { Finding } from '../../support/finding';
import { ownFile } from '../../support/ownFile';
import { MAX_WIDTH } from './layoutFigure';
import { type OpenedFigure, openFigure } from './openFigure';

/** The element that stands for a figure. */
export const COMPONENT = 'Figure';

const isFigure = ({ type, lang }: TreeNode) => type === 'code' && lang === FIGURE;

const attribute = (name: string, value: string): JsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** The element of a figure; in Markdown it is a text. */
function element({ description, draw, tell }: OpenedFigure, { position }: TreeNode): TreeNode {
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    children: [],
    attributes: [
      attribute('description', description.replaceAll('`', '')),
      attribute('drawing', draw()),
    ],
    data: { source: tell() },
    ...(position && { position }),
  };
}

const hasFigure = (node: TreeNode): boolean =>
  isFigure(node) || (node.children ?? []).some(hasFigure);

function draw(tree: TreeNode): TreeNode {
  if (!tree.children) return tree;
  const children = tree.children.map((node) => {
    if (!isFigure(node)) return draw(node);
    const read = openFigure(node.value ?? '');
    return 'figure' in read ? element(read.figure, node) : node;
  });
  return { ...tree, children };
}

/** Draws every figure of a page in the place of the fence that describes it. */
export function addFigures(tree: TreeNode): TreeNode {
  if (!hasFigure(tree)) return tree;
  const { children = [] } = draw(tree);
  const module = ownFile(import.meta.url, `../../../theme/components/${COMPONENT}/${COMPONENT}`);
  const text = `import { ${COMPONENT} } from ${JSON.stringify(module)};`;
  const imports = textNodes(text, children[0] ?? tree);
  return { ...tree, children: [...imports, ...children] };
}

/** What is wrong with the figures of a page. */
export function figureFindings(tree: TreeNode, file: string): Finding[] {
  const problemsOf = (node: TreeNode): string[] => {
    const read = openFigure(node.value ?? '');
    if ('problems' in read) return read.problems;
    const { width } = read.figure;
    if (width <= MAX_WIDTH) return [];
    return [`it is ${width} pixels wide, and a phone shows ${MAX_WIDTH} → write shorter labels`];
  };
  const visit = (node: TreeNode): Finding[] => {
    if (!isFigure(node)) return (node.children ?? []).flatMap(visit);
    return problemsOf(node).map((problem) => ({
      check: 'figures',
      file,
      line: lineOf(node),
      message: `the figure cannot be used: ${problem}`,
    }));
  };
  return visit(tree);
}
