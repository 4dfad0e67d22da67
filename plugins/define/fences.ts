import type { AddedPage } from '../content/tree/additions';
import { fencedCode } from '../content/tree/codeBlock';
import { type JsxAttribute, lineOf, type TreeNode } from '../content/tree/nodes';
import { parseAdded, textNodes } from '../content/tree/textNodes';
import type { Finding } from '../support/finding';
import { callAtOnce } from './callAtOnce';
import { checkReadFence } from './checkDefinition';
import type { ReadFence } from './definition';

/** The blocks of a language, and what becomes of them. */
export interface OpenFence {
  /** The plugin that they are of. */
  plugin: string;
  /** The language of the blocks. */
  language: string;
  /** The name of the element that stands for a block. */
  element: string;
  /** The file of the component. */
  component: string;
  /** Reads a block of a page. */
  read: (block: { text: string; meta: string }, file: string) => ReadFence;
}

/** `vega-lite` → `VegaLiteFence` */
export function elementName(language: string): string {
  const words = language.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Fence`;
}

const isOf =
  ({ language }: OpenFence) =>
  ({ type, lang }: TreeNode) =>
    type === 'code' && lang === language;

function readNode({ plugin, language, read }: OpenFence, node: TreeNode, file: string): ReadFence {
  const block = { text: node.value ?? '', meta: node.meta ?? '' };
  const call = `fences.${language}`;
  return checkReadFence(
    plugin,
    call,
    callAtOnce(plugin, call, () => read(block, file), file),
  );
}

/** Texts are written as they are; what else a property is goes the way of code in a page. */
function attribute(name: string, value: unknown): JsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const [element] = parseAdded(`<A v={${JSON.stringify(value)}} />`).tree.children ?? [];
  return { type: 'mdxJsxAttribute', name, value: element?.attributes?.[0]?.value };
}

/** The element that stands for a block; the block itself where it cannot be shown as one. */
function elementOf(fence: OpenFence, node: TreeNode, file: string): TreeNode {
  const { props, markdown, words } = readNode(fence, node, file);
  if (!props) return node;
  const { position } = node;
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return {
    type: 'mdxJsxFlowElement',
    name: fence.element,
    children: [],
    attributes: given.map(([name, value]) => attribute(name, value)),
    data: { source: markdown ?? fencedCode(node.value ?? '', fence.language), words },
    ...(position && { position }),
  };
}

/** Puts components in the place of the blocks of a language. */
export function addFences(
  tree: TreeNode,
  { file }: Pick<AddedPage, 'file'>,
  fence: OpenFence,
): TreeNode {
  const isFence = isOf(fence);
  const has = (node: TreeNode): boolean => isFence(node) || (node.children ?? []).some(has);
  if (!has(tree)) return tree;
  const replaced = (node: TreeNode): TreeNode => {
    if (isFence(node)) return elementOf(fence, node, file);
    return node.children ? { ...node, children: node.children.map(replaced) } : node;
  };
  const { children = [] } = replaced(tree);
  const text = `import ${fence.element} from ${JSON.stringify(fence.component)};`;
  return { ...tree, children: [...textNodes(text, children[0] ?? tree), ...children] };
}

/**
 * What is wrong with the blocks of a page.
 *
 * @param source the text of the page
 * @param name the file of the page, as findings call it
 */
export function fenceFindings(
  tree: TreeNode,
  { source, file }: { source: string; file: string },
  name: string,
  fence: OpenFence,
): Finding[] {
  const isFence = isOf(fence);
  const check = fence.plugin.replace(/^lectern:/, '');
  const lines = source.split('\n');
  const visit = (node: TreeNode): Finding[] => {
    if (!isFence(node)) return (node.children ?? []).flatMap(visit);
    const { problems = [] } = readNode(fence, node, file);
    return problems.map(({ line: inside, message }) => {
      const line = lineOf(node) + (inside ?? 0);
      if (inside === undefined) return { check, file: name, line, message };
      const column = (lines[line - 1] ?? '').search(/\S/) + 1 || 1;
      return { check, file: name, line, column, message };
    });
  };
  return visit(tree);
}
