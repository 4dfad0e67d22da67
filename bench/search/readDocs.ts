import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Heading, Nodes, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { DEFAULT_WEIGHTS, folderWeight } from '../../plugins/retrieval/search/folderWeights.ts';
import type {
  RecordHierarchy,
  RecordType,
  SearchRecord,
} from '../../plugins/retrieval/search/shared/types.ts';

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const WRITTEN_ID = /\s*\\?\{#([^}\s]+)\}\s*$/;
const parser = unified().use(remarkParse).use(remarkGfm);

/** Returns a function that creates heading ids like GitHub, with suffixes for repeated titles. */
function createSlugger(): (title: string) => string {
  const used = new Map<string, number>();
  return (title) => {
    const slug = title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    const times = used.get(slug) ?? 0;
    used.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
}

/** Removes MDX syntax from Markdown: imports, exports, comments and container markers. */
function withoutMdx(markdown: string): string {
  let isCode = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
      if (isCode) return line;
      if (/^(?:import|export)\s.*(?:from\s|=|['"])/.test(line) || /^\s*:::/.test(line)) return '';
      return line.replace(/\{\/\*.*?\*\/\}/g, '');
    })
    .join('\n');
}

/** Returns the prose of a node, without code blocks and tags. */
function proseOf(node: Nodes): string {
  if (node.type === 'code' || node.type === 'html' || node.type === 'definition') return '';
  if (!('children' in node)) return plainText(node);
  const isBlock = ['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow'].includes(
    node.type,
  );
  return node.children.map(proseOf).join(isBlock ? ' ' : '');
}

function splitFrontmatter(source: string): { data: Record<string, unknown>; markdown: string } {
  const match = FRONTMATTER.exec(source);
  if (!match) return { data: {}, markdown: source };
  let data: unknown;
  try {
    data = parseYaml(match[1] ?? '');
  } catch {
    data = null;
  }
  const isObject = typeof data === 'object' && data !== null;
  return {
    data: isObject ? (data as Record<string, unknown>) : {},
    markdown: source.slice(match[0].length),
  };
}

interface Section {
  level: number;
  title: string;
  anchor: string | null;
  prose: string[];
  code: { lang: string; text: string }[];
}

function headingOf(node: Heading, slug: (title: string) => string): Section {
  const text = proseOf(node).trim();
  const id = WRITTEN_ID.exec(text)?.[1];
  const title = text.replace(WRITTEN_ID, '');
  return { level: node.depth, title, anchor: id ?? slug(title), prose: [], code: [] };
}

function sectionsOf(tree: Root, pageTitle: string, description: string): Section[] {
  const page: Section = {
    level: 1,
    title: pageTitle,
    anchor: null,
    prose: [description],
    code: [],
  };
  const sections = [page];
  const slug = createSlugger();
  let hasTitle = false;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const heading = headingOf(node, slug);
      if (heading.level > 1 || hasTitle) {
        sections.push({ ...heading, level: Math.max(2, heading.level) });
      } else {
        page.title = heading.title || page.title;
        hasTitle = true;
      }
    } else {
      sections.at(-1)?.prose.push(proseOf(node));
      if (node.type === 'code')
        sections.at(-1)?.code.push({ lang: node.lang ?? '', text: node.value });
    }
  }
  return sections;
}

/** Returns the route of a file: `guide/start/index.mdx` → `/guide/start` */
function addressOf(file: string): string {
  return `/${file
    .replaceAll('\\', '/')
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)(?:index|README)$/, '')}`;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns keywords as a list. They can be a list or a comma-separated text. */
function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return text(value)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Returns the records of a page of Markdown. */
export function readPage(source: string, file: string, lang: string): SearchRecord[] {
  const { data, markdown } = splitFrontmatter(source);
  if (data.search === false) return [];
  const url = addressOf(file);
  const tree = parser.parse(withoutMdx(markdown));
  const fallback = text(data.title) || (url.split('/').at(-1) ?? '');
  const hierarchy: RecordHierarchy = {
    lvl0: file.includes('/') ? (file.split('/')[0] ?? '') : '',
    lvl1: '',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return sectionsOf(tree, fallback, text(data.description)).map((section): SearchRecord => {
    const type = `lvl${section.level}` as RecordType;
    hierarchy[type] = section.title;
    for (let below = section.level + 1; below <= 6; below++) {
      hierarchy[`lvl${below}` as 'lvl2'] = null;
    }
    const address = section.anchor === null ? url : `${url}#${section.anchor}`;
    return {
      objectID: address,
      type,
      hierarchy: { ...hierarchy },
      content: section.prose.join(' ').replace(/\s+/g, ' ').trim() || null,
      url: address,
      anchor: section.anchor,
      lang,
      version: '',
      keywords: section.level === 1 ? listOf(data.searchKeywords ?? data.keywords) : [],
      questions: [],
      boost:
        typeof data.searchBoost === 'number'
          ? data.searchBoost
          : folderWeight(url, DEFAULT_WEIGHTS),
      code: section.code,
      units: [],
    };
  });
}

/** Returns the records of all Markdown files in a folder, sorted by file name. */
export function readDocs(folder: string, lang: string): SearchRecord[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !/(?:^|[\\/])(?:node_modules|\.[^\\/]+)[\\/]/.test(file))
    .sort()
    .flatMap((file) => readPage(readFileSync(join(folder, file), 'utf8'), file, lang));
}
