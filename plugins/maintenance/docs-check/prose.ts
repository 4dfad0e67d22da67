import type { DocsPage } from '../../content/files/readPages';
import { endOf, startOf, type TreeNode } from '../../content/tree/nodes';
import { isName } from '../../pages/code/isName';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';
import { parsePage } from './parsePage';

/** Nodes that are not prose: code, inline code, formulas, components, expressions and imports. */
const NO_PROSE = new Set([
  'code',
  'inlineCode',
  'math',
  'inlineMath',
  'html',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
]);
const MARKED = new Set(['link', 'mdxJsxFlowElement', 'mdxJsxTextElement']);

/** A part of a page's text that is replaced before a check reads it. */
interface Cut {
  start: number;
  end: number;
  node: TreeNode;
}

/** Returns the text around the children of a node: tags, or the brackets and the target of a link. */
function marksOf(node: TreeNode, source: string): Cut[] {
  const { children = [] } = node;
  const [first] = children;
  const last = children.at(-1);
  const isBare = node.type === 'link' && first && startOf(first) === startOf(node);
  if (!first || !last || isBare) return [{ start: startOf(node), end: endOf(node), node }];
  return [
    { start: startOf(node), end: startOf(first), node },
    ...cutsIn(node, source),
    { start: endOf(last), end: endOf(node), node },
  ];
}

/** Returns the parts of an image around its description: `![` and the address. */
function imageCuts(node: TreeNode, source: string): Cut[] {
  const start = startOf(node);
  const end = endOf(node);
  const description = source.lastIndexOf('](', end);
  if (description <= start) return [{ start, end, node }];
  return [
    { start, end: start + 2, node },
    { start: description, end, node },
  ];
}

const HEADING_ID = /\\?\{#[^}\n]*\}/g;

/** Whether a heading consists only of the name of an option, such as `output.path`. */
function isNameHeading({ type, children = [] }: TreeNode): boolean {
  const [text, ...others] = children;
  if (type !== 'heading' || text?.type !== 'text' || others.length > 0) return false;
  return isName((text.value ?? '').replace(HEADING_ID, '').trim());
}

function cutsIn({ children = [] }: TreeNode, source: string): Cut[] {
  return children.flatMap((node): Cut[] => {
    if (node.type === 'image') return imageCuts(node, source);
    if (NO_PROSE.has(node.type) || isNameHeading(node))
      return [{ start: startOf(node), end: endOf(node), node }];
    if (MARKED.has(node.type)) return marksOf(node, source);
    return cutsIn(node, source);
  });
}

/**
 * Matches frontmatter that is not prose: search keywords, which may use any words, and the ids of moved sections.
 */
const NO_TEXT = /^(?:searchKeywords|movedSections):.*(?:\n[ \t]+.*|\n- .*)*/gm;

const onlyLines = (text: string) => text.replace(/[^\n]/g, '');

/**
 * Returns the prose of a page. Line numbers are those of the file, because line breaks of removed parts
 * remain.
 *
 * @param replace returns the replacement of a removed part; nothing by default
 */
export function proseOf(
  page: DocsPage,
  replace: (node: TreeNode, text: string) => string = () => '',
): string {
  const { tree, source } = parsePage(page);
  let written = '';
  let at = 0;
  for (const { start, end, node } of cutsIn(tree, source)) {
    const text = source.slice(start, end);
    written += source.slice(at, start) + replace(node, text) + onlyLines(text);
    at = end;
  }
  const body = `${written}${source.slice(at)}`.replace(HEADING_ID, '');
  const frontmatter = writtenFrontmatter(page.source)?.whole ?? '';
  const lines = frontmatter.replace(NO_TEXT, onlyLines).split('\n');
  return frontmatter === '' ? body : [...lines, ...body.split('\n').slice(lines.length)].join('\n');
}
