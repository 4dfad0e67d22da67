import type { PageFile } from '../../content/files/pageFile';
import { fencedCode } from '../../content/tree/codeBlock';
import { type JsxAttribute, lineOf, type TreeNode } from '../../content/tree/nodes';
import { textNodes } from '../../content/tree/textNodes';
import type { Finding } from '../../support/finding';
import { ownFile } from '../../support/ownFile';
import type { DrawnDiagram } from './drawDiagram';

/** The element that stands for a diagram. */
export const COMPONENT = 'Diagram';

const LANGUAGE = 'mermaid';

export type Draw = (text: string) => DrawnDiagram;

const isDiagram = ({ type, lang }: TreeNode) => type === 'code' && lang === LANGUAGE;

const attribute = (name: string, value: string | boolean): JsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: value === true ? null : String(value),
});

function element(node: TreeNode, draw: Draw): TreeNode {
  const drawn = draw(node.value ?? '');
  if ('problems' in drawn) return node;
  const { position } = node;
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    children: [],
    attributes: Object.entries(drawn).map(([name, value]) => attribute(name, value)),
    data: { source: fencedCode(node.value ?? '', LANGUAGE) },
    ...(position && { position }),
  };
}

const hasDiagram = (node: TreeNode): boolean =>
  isDiagram(node) || (node.children ?? []).some(hasDiagram);

function replaceIn(tree: TreeNode, draw: Draw): TreeNode {
  if (!tree.children) return tree;
  const children = tree.children.map((node) =>
    isDiagram(node) ? element(node, draw) : replaceIn(node, draw),
  );
  return { ...tree, children };
}

/** Draws every diagram of a page in the place of the fence that it is written in. */
export function addDiagrams(tree: TreeNode, draw: Draw): TreeNode {
  if (!hasDiagram(tree)) return tree;
  const { children = [] } = replaceIn(tree, draw);
  const module = ownFile(import.meta.url, `../../../theme/components/${COMPONENT}/${COMPONENT}`);
  const text = `import { ${COMPONENT} } from ${JSON.stringify(module)};`;
  const imports = textNodes(text, children[0] ?? tree);
  return { ...tree, children: [...imports, ...children] };
}

/** What is wrong with the diagrams of a page. */
export function diagramFindings(
  tree: TreeNode,
  { source }: Pick<PageFile, 'source'>,
  file: string,
  draw: Draw,
): Finding[] {
  const lines = source.split('\n');
  const visit = (node: TreeNode): Finding[] => {
    if (!isDiagram(node)) return (node.children ?? []).flatMap(visit);
    const drawn = draw(node.value ?? '');
    if (!('problems' in drawn)) return [];
    return drawn.problems.map(({ line: inside, message }) => {
      const line = lineOf(node) + inside;
      const column = (lines[line - 1] ?? '').search(/\S/) + 1 || 1;
      return { check: 'mermaid', file, line, column, message };
    });
  };
  return visit(tree);
}
