import path from 'node:path';
import { codeBlock } from './codeBlock';
import { codeLabel } from './codeLabel';
import { calloutText, formOf, formTools, isCallout, type MarkdownForms } from './components';
import { type BlockOrContainer, type Container, groupContainers, isContainer } from './containers';
import { isForRunner } from './fenceMeta';
import { linePrefix, prefixed, quoted, unprefixed } from './lines';
import { marker } from './markers';
import { elementProps, importedFiles } from './mdxParts';
import { endOf, lineOf, startOf, type TreeNode } from './nodes';
import { staticValue } from './staticValue';
import { parseAdded } from './textNodes';

/** The Markdown of a page's file, with placeholders for the parts that differ between pages. */
export interface FileMarkdown {
  text: string;
  /** Whether the text has its own title. */
  hasTitle: boolean;
  /** The parts without a Markdown form, each with its line. */
  problems: string[];
}

const HEADING_ID = /\s*\\?\{#[^}\n]*\}(?=[ \t]*#*[ \t]*$)/;
type Written = NonNullable<NonNullable<TreeNode['data']>['written']>;

const CONTAINER_LINE = /^\s*:::.*$/gm;
const BLOCK_PARENTS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

function titleSuffix({ title }: TreeNode): string {
  return title ? ` "${title.replaceAll('"', '\\"')}"` : '';
}

function isShown({ type, value = '' }: TreeNode): boolean {
  return type !== 'text' || value.trim() !== '';
}

/** Returns whether MDX unwraps a paragraph because it only contains elements: `<Tab>…</Tab>`. */
function isUnravelled({ children = [] }: TreeNode): boolean {
  const shown = children.filter(isShown);
  return shown.length > 0 && shown.every(({ type }) => type === 'mdxJsxTextElement');
}

/** A page that is being converted. */
interface Conversion {
  /** The text of the page, which the positions of nodes refer to. */
  source: string;
  file: string;
  forms: MarkdownForms;
  /** The imported files, by the names of their elements. */
  imported: ReadonlyMap<string, string>;
  problems: string[];
}

function inline(page: Conversion, nodes: readonly TreeNode[], start: number, end: number): string {
  let written = '';
  let at = start;
  for (const node of nodes) {
    if (endOf(node) <= start || startOf(node) >= end) continue;
    const from = Math.max(startOf(node), start);
    const to = Math.min(endOf(node), end);
    written += page.source.slice(at, from) + inPlace(page, node, from, to);
    at = to;
  }
  return written + page.source.slice(at, end);
}

/** Returns the content of a node without its delimiters. */
function content(page: Conversion, { children = [] }: TreeNode): string {
  const [first] = children;
  const last = children.at(-1);
  return first && last ? inline(page, children, startOf(first), endOf(last)) : '';
}

function link(page: Conversion, node: TreeNode): string {
  const { url = '' } = node;
  const isBare = page.source[startOf(node)] !== '[';
  return isBare
    ? page.source.slice(startOf(node), endOf(node))
    : `[${content(page, node)}](${marker('link', url)}${titleSuffix(node)})`;
}

function element(page: Conversion, node: TreeNode): string {
  const name = node.name ?? '';
  const children =
    node.type === 'mdxJsxFlowElement' ? blocks(page, node.children ?? []) : content(page, node);
  const include = page.imported.get(name);
  if (include) return marker('include', include);
  const form = name === '' ? undefined : formOf(name, page.forms);
  if (form) return form(elementProps(node), children, formTools);
  if (name !== '' && children === '') {
    page.problems.push(
      `${page.file}:${lineOf(node)} <${name} /> has no Markdown form → define it in rspress.config.ts: markdown: { components: { ${JSON.stringify(name)}: (props) => '…' } }`,
    );
  }
  return children;
}

function expression(page: Conversion, node: TreeNode): string {
  const found = staticValue(node.data?.estree);
  if (found) return found.value === undefined ? '' : String(found.value);
  page.problems.push(
    `${page.file}:${lineOf(node)} {${node.value}} has no Markdown form → move it to a component, and define the Markdown of that component in rspress.config.ts: markdown: { components: { … } }`,
  );
  return '';
}

/** Converts the Markdown that a plugin has added to the page. */
function addition(page: Conversion, text: string): string {
  const added = parseAdded(text);
  const converted = toMarkdown(added.tree, added.source, page);
  page.problems.push(...converted.problems);
  return converted.text;
}

/** Converts a node that belongs to another text. */
function elsewhere(page: Conversion, node: TreeNode, { text, position }: Written): string {
  const own = { ...node, position, data: { ...node.data, written: undefined } };
  const converted = toMarkdown({ type: 'root', children: [own] }, text, page);
  page.problems.push(...converted.problems);
  return converted.text;
}

/** Converts text that a plugin has changed, and keeps the surrounding whitespace. */
function changedText(page: Conversion, text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return `${before}${addition(page, words)}${after}`;
}

function tabs({ blocks: inner }: Container): string {
  return inner
    .filter(({ node }) => !isForRunner(node))
    .map(({ node }) => {
      const { label, meta } = codeLabel(node.lang ?? '', node.meta ?? '');
      return codeBlock({ ...node, meta }, label);
    })
    .join('\n\n');
}

function container(page: Conversion, item: Container): string {
  if (item.kind === 'code-group') return tabs(item);
  const inner = item.blocks
    .map((item) => block(page, item))
    .filter(Boolean)
    .join('\n\n');
  if (!isCallout(item.kind)) return inner;
  const title = item.title || marker('text', calloutText(item.kind));
  return quoted([`**${title}**`, inner].filter(Boolean).join('\n\n'));
}

/** Converts a block or container as if it started at the beginning of a line. */
function block(page: Conversion, item: BlockOrContainer): string {
  if (isContainer(item)) return container(page, item);
  const text = inPlace(page, item.node, item.start, item.end);
  return unprefixed(text, linePrefix(page.source, item.start));
}

function blocks(page: Conversion, nodes: readonly TreeNode[]): string {
  return groupContainers(nodes, page.source)
    .map((item) => block(page, item))
    .filter(Boolean)
    .join('\n\n');
}

/** Converts the blocks of a parent with its own syntax, such as a list, and keeps everything between them. */
function blocksInPlace(
  page: Conversion,
  nodes: readonly TreeNode[],
  start: number,
  end: number,
): string {
  let written = '';
  let at = start;
  for (const item of groupContainers(nodes, page.source)) {
    written += page.source.slice(at, item.start);
    written += prefixed(block(page, item), linePrefix(page.source, item.start));
    at = item.end;
  }
  return written + page.source.slice(at, end);
}

/** Converts a node whose content a plugin has changed. */
function changedInPlace(
  page: Conversion,
  node: TreeNode,
  { changed, isPart }: { changed: string; isPart: boolean },
): string {
  // The part of a paragraph that is inside a container has no container lines.
  if (node.type === 'text') {
    return changedText(page, isPart ? changed.replace(CONTAINER_LINE, '').trim() : changed);
  }
  // The id of a heading is only needed on the page.
  const text = addition(page, changed);
  return node.type === 'heading' ? text.replace(HEADING_ID, '') : text;
}

function inPlace(page: Conversion, node: TreeNode, start: number, end: number): string {
  const generated = (text: string) => prefixed(text, linePrefix(page.source, start));
  const { source: changed, written } = node.data ?? {};
  if (written) return generated(elsewhere(page, node, written));
  if (changed !== undefined) {
    const isPart = start > startOf(node) || end < endOf(node);
    const text = changedInPlace(page, node, { changed, isPart });
    return node.type === 'text' ? text : generated(text);
  }
  switch (node.type) {
    case 'paragraph':
      if (isUnravelled(node)) return generated(blocks(page, node.children?.filter(isShown) ?? []));
      break;
    case 'link':
      return link(page, node);
    case 'image':
      return `![${node.alt ?? ''}](${marker('image', node.url)}${titleSuffix(node)})`;
    case 'definition':
      return `[${node.label}]: ${marker('link', node.url)}${titleSuffix(node)}`;
    case 'heading':
      return inline(page, node.children ?? [], start, end).replace(HEADING_ID, '');
    case 'code':
      return generated(isForRunner(node) ? '' : codeBlock(node));
    case 'mdxJsxFlowElement':
      return generated(element(page, node));
    case 'mdxJsxTextElement':
      return element(page, node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expression(page, node);
    case 'mdxjsEsm':
      return '';
    default:
      break;
  }
  if (!node.children) return page.source.slice(start, end);
  return BLOCK_PARENTS.has(node.type)
    ? blocksInPlace(page, node.children, start, end)
    : inline(page, node.children, start, end);
}

/**
 * Converts the tree of a page to Markdown. The author's text is kept verbatim, except that our syntax and components
 * are replaced by plain Markdown.
 */
export function toMarkdown(
  tree: TreeNode,
  source: string,
  { file, forms }: { file: string; forms: MarkdownForms },
): FileMarkdown {
  const { children = [] } = tree;
  const problems: string[] = [];
  const imported = importedFiles(tree, path.dirname(file));
  return {
    text: blocks({ source, file, forms, imported, problems }, children),
    hasTitle: children.some(({ type, depth }: TreeNode) => type === 'heading' && depth === 1),
    problems,
  };
}
