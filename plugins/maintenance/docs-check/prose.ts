import type { DocsPage } from '../../content/files/readPages';
import { endOf, startOf, type TreeNode } from '../../content/tree/nodes';
import { isName } from '../../pages/code/isName';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';
import { parsePage } from './parsePage';

/** What of a page is no prose: code, names in code, formulas, components, expressions and imports. */
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

/** A piece of a page's text that is replaced before a check reads it. */
interface Cut {
  start: number;
  end: number;
  node: TreeNode;
}

/** What stands around the children of a node: tags, or the brackets and the address of a link. */
function marksOf(node: TreeNode): Cut[] {
  const { children = [] } = node;
  const [first] = children;
  const last = children.at(-1);
  const isBare = node.type === 'link' && first && startOf(first) === startOf(node);
  if (!first || !last || isBare) return [{ start: startOf(node), end: endOf(node), node }];
  return [
    { start: startOf(node), end: startOf(first), node },
    ...cutsIn(node),
    { start: endOf(last), end: endOf(node), node },
  ];
}

const HEADING_ID = /\\?\{#[^}\n]*\}/g;

/** Whether a heading is the name of an option, such as `output.path`, and nothing else. */
function isNameHeading({ type, children = [] }: TreeNode): boolean {
  const [text, ...others] = children;
  if (type !== 'heading' || text?.type !== 'text' || others.length > 0) return false;
  return isName((text.value ?? '').replace(HEADING_ID, '').trim());
}

function cutsIn({ children = [] }: TreeNode): Cut[] {
  return children.flatMap((node): Cut[] => {
    if (NO_PROSE.has(node.type) || isNameHeading(node))
      return [{ start: startOf(node), end: endOf(node), node }];
    if (MARKED.has(node.type)) return marksOf(node);
    return cutsIn(node);
  });
}

/** The words of readers, whatever we call a thing: a list in brackets, or a line for each. */
const KEYWORDS = /^searchKeywords:.*(?:\n[ \t]+.*|\n- .*)*/m;

const onlyLines = (text: string) => text.replace(/[^\n]/g, '');

/**
 * The prose of a page with the line numbers of the file: what is none is gone, but for its line breaks.
 *
 * @param replace what stands for a piece within a line; nothing unless it says so
 */
export function proseOf(
  page: DocsPage,
  replace: (node: TreeNode, text: string) => string = () => '',
): string {
  const { tree, source } = parsePage(page);
  let written = '';
  let at = 0;
  for (const { start, end, node } of cutsIn(tree)) {
    const text = source.slice(start, end);
    written += source.slice(at, start) + replace(node, text) + onlyLines(text);
    at = end;
  }
  const body = `${written}${source.slice(at)}`.replace(HEADING_ID, '');
  const frontmatter = writtenFrontmatter(page.source)?.whole ?? '';
  const lines = frontmatter.replace(KEYWORDS, onlyLines).split('\n');
  return frontmatter === '' ? body : [...lines, ...body.split('\n').slice(lines.length)].join('\n');
}
