import { fencedCode } from '../content/tree/codeBlock';
import { linePrefix, unprefixed } from '../content/tree/lines';
import { endOf, type JsxAttribute, lineOf, startOf, type TreeNode } from '../content/tree/nodes';
import { parseAdded, textNodes, withoutPosition } from '../content/tree/textNodes';
import type { Finding } from '../support/finding';
import { placeAt } from '../support/placeAt';
import { callAtOnce } from './callAtOnce';
import { checkReadNode } from './checkDefinition';
import { HtmlFault, htmlData } from './html';
import type { NodeProblem, ReadNode } from './treeTypes';

/** Nodes of one kind, and what becomes of them. */
export interface OpenReplacement {
  /** The plugin that they are of. */
  plugin: string;
  /** What the plugin calls it: `fences.chart`. */
  call: string;
  matches: (node: TreeNode) => boolean;
  /** The type of the nodes, where it is a type that they are told by. */
  type?: string;
  /** The name of the element that stands for a node, and the file of its component. */
  element?: string;
  component?: string;
  styles?: readonly string[];
  read: (node: TreeNode, file: string) => ReadNode;
}

/** A page whose nodes are replaced. */
export interface ReplacedPage {
  file: string;
  /** The text that its nodes stand in. */
  source: string;
}

/** The type of a node that its HTML stands for, where the type of the node itself has a way of its own. */
const HTML = 'lecternHtml';
const OWN_WAY = new Set(['code', 'mdxJsxFlowElement', 'mdxJsxTextElement']);

const isElement = ({ type }: TreeNode) =>
  type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** What holds a line of text. */
const LINES = new Set(['paragraph', 'heading', 'tableCell']);

function readNode(
  { plugin, call, component, read }: OpenReplacement,
  node: TreeNode,
  file: string,
) {
  const given = callAtOnce(plugin, call, () => read(node, file), file);
  return checkReadNode(plugin, call, given, component !== undefined);
}

/** `vega-lite` → `VegaLiteFence` */
export function elementName(name: string, end: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}${end}`;
}

/** Texts are written as they are; what else a property is goes the way of code in a page. */
function attribute(name: string, value: unknown): JsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const [element] = parseAdded(`<A v={${JSON.stringify(value)}} />`).tree.children ?? [];
  return { type: 'mdxJsxAttribute', name, value: element?.attributes?.[0]?.value };
}

/** The Markdown of a node that a plugin gives none for; that of what is in it where there is something. */
function ownSource(node: TreeNode, source: string): string | undefined {
  if (node.type === 'code') return fencedCode(node.value ?? '', node.lang ?? '');
  if (node.data?.source !== undefined) return node.data.source;
  if (node.children?.length) return undefined;
  const written = source.slice(startOf(node), endOf(node));
  return unprefixed(written, linePrefix(source, startOf(node)));
}

/** Throws an error of a plugin about one of its replacements. */
function fail({ plugin, call }: OpenReplacement, file: string, fault: string): never {
  throw new Error(`[${plugin}] ${call} in ${file}: ${fault}`);
}

/** What stands for a node in the page; the node itself where nothing does. */
function shown(
  one: OpenReplacement,
  node: TreeNode,
  { file, source: text }: ReplacedPage,
  isInline: boolean,
): TreeNode {
  const { props, html, markdown, words } = readNode(one, node, file);
  if (!props && html === undefined) return node;
  const source = markdown ?? ownSource(node, text);
  if (isElement(node) && markdown === undefined && !(props && node.children?.length)) {
    fail(one, file, 'returns no markdown → also return the Markdown form of the component');
  }
  if (props && one.element) {
    const { position, children = [] } = node;
    const given = Object.entries(props).filter(([, value]) => value !== undefined);
    return {
      type: isInline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
      name: one.element,
      children,
      attributes: given.map(([name, value]) => attribute(name, value)),
      data: { source, words },
      ...(position && { position }),
    };
  }
  // A node that stays what it is, is in Markdown what is written.
  const own = OWN_WAY.has(node.type) ? source : (markdown ?? node.data?.source);
  const data = { ...node.data, source: own, ...(words !== undefined && { words }) };
  const type = OWN_WAY.has(node.type) ? HTML : node.type;
  try {
    return { ...node, type, data: { ...data, ...htmlData(html ?? '') } };
  } catch (error) {
    if (error instanceof HtmlFault) fail(one, file, `html ${error.message}`);
    throw error;
  }
}

/** Moves a node to the beginning of its text. */
function moved(node: TreeNode, by: number): TreeNode {
  const { position, children } = node;
  return {
    ...node,
    ...(position && {
      position: {
        start: { ...position.start, offset: position.start.offset - by },
        end: { ...position.end, offset: position.end.offset - by },
      },
    }),
    ...(children && { children: children.map((child) => moved(child, by)) }),
  };
}

/** The blocks of a text, each with the part of the text that it stands in: others may change what is in it. */
function addedBlocks(markdown: string): TreeNode[] {
  const { tree, source } = parseAdded(markdown);
  return structuredClone(tree.children ?? []).map((node) => {
    const start = startOf(node);
    const block = moved(node, start);
    const { position } = block;
    if (!position) return block;
    const written = { text: source.slice(start, endOf(node)), position };
    return { ...block, data: { ...block.data, written } };
  });
}

/** Markdown in the place of a node; nothing where it cannot stand there. */
function markdownNodes(
  markdown: string,
  node: TreeNode,
  isInline: boolean,
): TreeNode[] | undefined {
  const nodes = textNodes(markdown, node);
  const [first, ...others] = nodes;
  const { position } = node;
  if (!first) return [];
  if (isInline) {
    if (first.type !== 'paragraph' || others.length > 0) return undefined;
    // The first stands for all of it in the Markdown of the page.
    return (first.children ?? []).map((child, at) => ({
      ...withoutPosition(child),
      ...(position && { position: at === 0 ? position : first.position }),
      data: { ...child.data, source: at === 0 ? markdown : '' },
    }));
  }
  if (/^\s*:::/m.test(markdown)) {
    // A container is in Markdown what all of its blocks are together.
    return nodes.map((child, at) => ({
      ...child,
      ...(at === 0 && position && { position }),
      data: { ...child.data, source: at === 0 ? markdown : '' },
    }));
  }
  return addedBlocks(markdown).map((block, at) => ({
    ...block,
    position: at === 0 ? position : first.position,
  }));
}

/** Calls a function for every node that is replaced, and puts what it returns in its place. */
function replaceIn(
  tree: TreeNode,
  replacements: readonly OpenReplacement[],
  replaced: (one: OpenReplacement, node: TreeNode, isInline: boolean) => TreeNode[] | undefined,
): TreeNode {
  const matching = (node: TreeNode) => replacements.find(({ matches }) => matches(node));
  const has = (node: TreeNode): boolean =>
    matching(node) !== undefined || (node.children ?? []).some(has);
  if (!has(tree)) return tree;
  const visit = (node: TreeNode, isInLine: boolean): TreeNode => {
    if (!node.children) return node;
    const isLine = isInLine || LINES.has(node.type);
    const children = node.children.flatMap((child) => {
      const one = matching(child);
      const nodes = one && replaced(one, child, isLine);
      return nodes?.map((node) => visit(node, isLine)) ?? visit(child, isLine);
    });
    return { ...node, children };
  };
  return visit(tree, false);
}

/** What is only Markdown: it takes the place of nodes before anybody reads the page. */
export function sayReplaced(
  tree: TreeNode,
  file: string,
  replacements: readonly OpenReplacement[],
): TreeNode {
  const plain = replacements.filter(({ component }) => component === undefined);
  return replaceIn(tree, plain, (one, node, isInline) => {
    const { html, markdown, problems = [] } = readNode(one, node, file);
    if (html !== undefined || markdown === undefined || problems.length > 0) return undefined;
    return markdownNodes(markdown, node, isInline);
  });
}

/** Puts components and HTML in the place of nodes. */
export function showReplaced(
  tree: TreeNode,
  page: ReplacedPage,
  replacements: readonly OpenReplacement[],
): TreeNode {
  const used = new Set<OpenReplacement>();
  const replaced = replaceIn(tree, replacements, (one, node, isInline) => {
    const stands = shown(one, node, page, isInline);
    if (stands === node) return undefined;
    used.add(one);
    return [stands];
  });
  const names = replacements
    .filter((one) => used.has(one))
    .flatMap(({ element, component, styles = [] }) => [
      ...(component ? [`import ${element} from ${JSON.stringify(component)};`] : []),
      ...styles.map((style) => `import ${JSON.stringify(style)};`),
    ]);
  if (names.length === 0) return replaced;
  const { children = [] } = replaced;
  const text = [...new Set(names)].join('\n');
  return { ...replaced, children: [...textNodes(text, children[0] ?? tree), ...children] };
}

/** The place of a problem in a node, whose lines may be indented in the page. */
function placeOf(node: TreeNode, { line, offset }: NodeProblem, source: string) {
  const lines = source.split('\n');
  if (offset === undefined) {
    const { column } = node.position?.start ?? {};
    // A block of code is meant as a whole.
    if (line === undefined) return { line: lineOf(node), ...(node.type !== 'code' && { column }) };
    const at = lineOf(node) + line - (node.type === 'code' ? 0 : 1);
    return { line: at, column: (lines[at - 1] ?? '').search(/\S/) + 1 || 1 };
  }
  const { value = '' } = node;
  const inside = placeAt(value, offset);
  const inNode = value.split('\n');
  const start = startOf(node);
  const first = placeAt(source, Math.max(start, source.indexOf(inNode[0] ?? '', start)));
  if (inside.line === 1) return { line: first.line, column: first.column + offset };
  const at = first.line + inside.line - 1;
  const indent = (lines[at - 1] ?? '').indexOf(inNode[inside.line - 1] ?? '');
  return { line: at, column: Math.max(0, indent) + inside.column };
}

/**
 * What is wrong with the nodes of a page.
 *
 * @param source the text of the page
 * @param name the file of the page, as findings call it
 */
export function replacedFindings(
  tree: TreeNode,
  { source, file }: ReplacedPage,
  name: string,
  replacements: readonly OpenReplacement[],
): Finding[] {
  const found: Finding[] = [];
  replaceIn(tree, replacements, (one, node, isInline) => {
    const check = one.plugin.replace(/^lectern:/, '');
    const { html, markdown, problems = [] } = readNode(one, node, file);
    for (const problem of problems) {
      const { message } = problem;
      found.push({ check, file: name, ...placeOf(node, problem, source), message });
    }
    const isPlain = one.component === undefined && html === undefined && markdown !== undefined;
    if (isPlain && problems.length === 0 && !markdownNodes(markdown, node, isInline)) {
      const message = `${node.name ?? node.type} becomes blocks, but is inside a line of text → move it to a separate line`;
      found.push({ check, file: name, line: lineOf(node), message });
    }
    return undefined;
  });
  return found;
}
