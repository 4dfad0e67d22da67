import { fencedCode } from '../content/tree/codeBlock';
import { linePrefix, unprefixed } from '../content/tree/lines';
import { endOf, type JsxAttribute, lineOf, startOf, type TreeNode } from '../content/tree/nodes';
import { addedFault, parseAdded, textNodes, withoutPosition } from '../content/tree/textNodes';
import type { Finding } from '../support/finding';
import { placeAt } from '../support/placeAt';
import { callAtOnce } from './callAtOnce';
import { checkReadNode } from './checkDefinition';
import { HtmlFault, htmlData } from './html';
import type { NodeProblem, ReadNode } from './treeTypes';

/** Nodes of one kind, and their replacement. */
export interface OpenReplacement {
  /** The name of the plugin. */
  plugin: string;
  /** Its name in the definition: `fences.chart`. */
  call: string;
  matches: (node: TreeNode) => boolean;
  /** The type of the nodes, if they are identified by type. */
  type?: string;
  /** The name of the element that replaces a node, and the file of its component. */
  element?: string;
  component?: string;
  styles?: readonly string[];
  read: (node: TreeNode, file: string) => ReadNode;
}

/** A page whose nodes are replaced. */
export interface ReplacedPage {
  file: string;
  /** The source text of the page. */
  source: string;
}

/** The node type to render as HTML, if the type of the node itself is handled separately. */
const HTML = 'lecternHtml';
const OWN_WAY = new Set(['code', 'mdxJsxFlowElement', 'mdxJsxTextElement']);

const isElement = ({ type }: TreeNode) =>
  type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** Nodes that contain a line of text. */
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

/** Strings are written as they are. Other values are parsed like code in a page. */
function attribute(name: string, value: unknown): JsxAttribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value };
  const [element] = parseAdded(`<A v={${JSON.stringify(value)}} />`).tree.children ?? [];
  return { type: 'mdxJsxAttribute', name, value: element?.attributes?.[0]?.value };
}

/** The Markdown of a node for which a plugin returns none: that of its children, if it has any. */
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

/** The replacement of a node in the page, or the node itself. */
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
  // A node that is not replaced keeps its source as Markdown.
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

/** Moves a node to the start of its text. */
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

/** The blocks of a text, each with its part of the text, because other plugins may change its content. */
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

/** Markdown that replaces a node, or `undefined` if it cannot be inserted there. */
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
    // In the Markdown of the page, the first node represents all of them.
    return (first.children ?? []).map((child, at) => ({
      ...withoutPosition(child),
      ...(position && { position: at === 0 ? position : first.position }),
      data: { ...child.data, source: at === 0 ? markdown : '' },
    }));
  }
  if (/^\s*:::/m.test(markdown)) {
    // The Markdown of a container is that of all its blocks.
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

/** Calls a function for every replaced node, and inserts its result. */
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

/** Applies replacements that are only Markdown, before anything else reads the page. */
export function sayReplaced(
  tree: TreeNode,
  file: string,
  replacements: readonly OpenReplacement[],
): TreeNode {
  const plain = replacements.filter(({ component }) => component === undefined);
  return replaceIn(tree, plain, (one, node, isInline) => {
    const { html, markdown, problems = [] } = readNode(one, node, file);
    if (html !== undefined || markdown === undefined || problems.length > 0) return undefined;
    if (addedFault(markdown)) return undefined;
    return markdownNodes(markdown, node, isInline);
  });
}

/** Replaces nodes with components and HTML. */
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

/** The position of a problem in a node, whose lines may be indented in the page. */
function placeOf(node: TreeNode, { line, offset }: NodeProblem, source: string) {
  const lines = source.split('\n');
  if (offset === undefined) {
    const { column } = node.position?.start ?? {};
    // A code block is reported as a whole.
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
 * Finds the problems in the replaced nodes of a page.
 *
 * @param source the text of the page
 * @param name the file of the page, as shown in findings
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
    if (!isPlain || problems.length > 0) return undefined;
    const fault = addedFault(markdown);
    if (fault) {
      const message = `the Markdown that replaces ${node.name ?? node.type} is not valid MDX: ${fault} → escape < and { with \\ in ${one.call}, or correct what it reads`;
      found.push({ check, file: name, line: lineOf(node), message });
    } else if (!markdownNodes(markdown, node, isInline)) {
      const message = `${node.name ?? node.type} becomes blocks, but is inside a line of text → move it to a separate line`;
      found.push({ check, file: name, line: lineOf(node), message });
    }
    return undefined;
  });
  return found;
}
