import path from 'node:path';
import { parseToc } from '@rspress/core/dist/node/mdx/remarkPlugins/toc.js';
import type { ContentFiles, PageFile } from '../files/pageFile';
import { withoutContainers } from '../tree/containerMarks';
import { importedFiles } from '../tree/mdxParts';
import type { TreeNode } from '../tree/nodes';

/** The data that Rspress has about a page. */
export interface PageText {
  frontmatter: Record<string, unknown>;
  title: string;
  toc: { id: string; text: string; depth: number; charIndex: number }[];
  description?: string;
}

type PageReader = Pick<ContentFiles, 'read'>;

type Toc = Omit<PageText['toc'][number], 'charIndex'>[];

/** The types of nodes without prose. */
const NO_WORDS = new Set([
  'code',
  'html',
  'mdxjsEsm',
  'mdxFlowExpression',
  'thematicBreak',
  'image',
  'table',
]);

/** Returns the blocks of a file, with included files replaced by their blocks. */
function blocksOf(page: PageFile, files: PageReader, above: readonly string[] = []): TreeNode[] {
  if (above.includes(page.file)) return [];
  const { children = [], ...root } = page.lookAt();
  const imported = importedFiles({ ...root, children }, path.dirname(page.file));
  return children.flatMap((node) => {
    const name = imported.get(node.name ?? '');
    const shown = name === undefined ? undefined : files.read(name);
    return shown ? blocksOf(shown, files, [...above, page.file]) : [node];
  });
}

/** The component whose steps can start with a heading. */
const STEPS = 'Steps';

function headingsIn(node: TreeNode): TreeNode[] {
  return node.type === 'heading' ? [node] : (node.children ?? []).flatMap(headingsIn);
}

/** Returns the blocks in which Rspress finds headings. Steps are replaced by their headings. */
function outlined(blocks: readonly TreeNode[]): TreeNode[] {
  return blocks.flatMap((block) => (block.name === STEPS ? headingsIn(block) : [block]));
}

function wordsOf({ value, children = [] }: TreeNode): string {
  return value ?? children.map(wordsOf).join('');
}

/** Returns the text between the title of a page and its first section, on one line. */
function introduction(blocks: readonly TreeNode[]): string {
  const title = blocks.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
  if (title === -1) return '';
  const rest = blocks.slice(title + 1);
  const end = rest.findIndex(({ type, depth }) => type === 'heading' && depth === 2);
  const texts = rest
    .slice(0, end === -1 ? rest.length : end)
    .filter(({ type, depth }) => !NO_WORDS.has(type) && !(type === 'heading' && depth === 1))
    .map((node) => wordsOf(node).trim())
    .filter(Boolean);
  return withoutContainers(texts.join('\n'))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/** The maximum length of a description, in characters. Search engines and link previews show about as many. */
const MAX_DESCRIPTION = 160;

/** Returns the beginning of a text, up to the end of a word if possible. */
function beginningOf(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const part = text.slice(0, MAX_DESCRIPTION);
  const end = part.lastIndexOf(' ');
  return `${end > MAX_DESCRIPTION / 2 ? part.slice(0, end) : part}…`;
}

/** Returns the blocks of a page; none if it cannot be parsed, which is reported when it is compiled. */
function readableBlocks(page: PageFile, files: PageReader): TreeNode[] {
  try {
    return blocksOf(page, files);
  } catch {
    return [];
  }
}

/** Returns the frontmatter, title, headings and description of a page, with Rspress's own parser where possible. */
export function pageText(page: PageFile, files: PageReader, hasDescription = true): PageText {
  const blocks = readableBlocks(page, files);
  const { title, toc } = parseToc({ type: 'root', children: outlined(blocks) } as never) as {
    title: string;
    toc: Toc;
  };
  const { title: ownTitle, description } = page.frontmatter as {
    title?: string;
    description?: string;
  };
  const written = description || (hasDescription ? beginningOf(introduction(blocks)) : '');
  return {
    frontmatter: page.frontmatter,
    title: ownTitle || title,
    toc: toc.map((heading) => ({ ...heading, charIndex: -1 })),
    ...(written && { description: written }),
  };
}
