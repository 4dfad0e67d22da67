import path from 'node:path';
import { loadFrontMatter } from '@rspress/shared/node-utils';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { type Pluggable, type PluggableList, unified } from 'unified';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';
import { parseNested } from './nesting';
import type { TreeNode } from './nodes';

/** A heading, or a code block, in which lines with `#` are not headings. */
const HEADING_OR_CODE =
  /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[`~]*[ \t]*$|^#{1,6}(?!#).*$/gm;

/** A rule of Rspress's `replaceRules`. */
export interface ReplaceRule {
  search: string | RegExp;
  replace: string;
}

/** A file in the form in which Rspress passes it to its parser. */
export interface PreparedText {
  frontmatter: Record<string, unknown>;
  /** The text with empty lines in place of the frontmatter, and with escaped heading ids. */
  source: string;
}

/** Separates the frontmatter from a text. Invalid frontmatter results in an empty object. */
function splitFrontmatter(text: string, file: string): PreparedText {
  if (!text.startsWith('---')) return { frontmatter: {}, source: text };
  const { frontmatter, emptyLinesSource } = loadFrontMatter(text, file, '');
  const isRead = emptyLinesSource !== text;
  const { whole = '' } = writtenFrontmatter(text) ?? {};
  const emptied = whole.replace(/[^\n]+/g, '') + text.slice(whole.length);
  const source = isRead ? emptyLinesSource : emptied;
  return { frontmatter: { ...frontmatter }, source };
}

function replaceIn(text: string, rules: readonly ReplaceRule[]): string {
  return rules.reduce((before, { search, replace }) => before.replace(search, replace), text);
}

/** Applies the rules to every string in a value of the frontmatter. */
function replaceAll<Value>(value: Value, rules: readonly ReplaceRule[]): Value {
  if (typeof value === 'string') return replaceIn(value, rules) as Value;
  if (Array.isArray(value)) return value.map((one) => replaceAll(one, rules)) as Value;
  if (value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value as object);
  return Object.fromEntries(entries.map(([key, one]) => [key, replaceAll(one, rules)])) as Value;
}

/** Reads the frontmatter of a text, and prepares the rest for the parser. */
export function prepareText(
  text: string,
  file: string,
  rules: readonly ReplaceRule[] = [],
): PreparedText {
  const { frontmatter, source } = splitFrontmatter(text, file);
  return {
    frontmatter: rules.length > 0 ? replaceAll(frontmatter, rules) : frontmatter,
    source: replaceIn(source, rules).replace(HEADING_OR_CODE, (part) =>
      part.startsWith('#') ? part.replace(/\\?\{#/, '\\{#') : part,
    ),
  };
}

/** The settings of a site that affect the syntax of its pages. */
export interface ParserSettings {
  /** @default true */
  cjkFriendlyEmphasis?: boolean;
  /** The site's own plugins, some of which extend the syntax. @default none */
  remarkPlugins?: PluggableList;
}

const added = new Map<string, Pluggable>();

/**
 * Extends the syntax of everything that is parsed from now on, including fragments and files of commands. The
 * extension is global, because a process works on one site at a time.
 */
export function addSyntax(name: string, plugin: Pluggable): void {
  added.set(name, plugin);
}

/** Removes the extensions of another site. */
export const resetSyntax = (): void => added.clear();

/** Creates a function that writes nodes as Markdown, with the extended syntax. */
export function markdownWriter(
  handlers: Readonly<Record<string, (node: TreeNode) => string>> = {},
): (tree: TreeNode) => string {
  const processor = unified()
    .use([remarkGfm, remarkMdx, remarkCjkFriendly, remarkCjkFriendlyGfmStrikethrough])
    .use([...added.values()])
    .use(remarkStringify, {
      bullet: '-',
      emphasis: '_',
      listItemIndent: 'one',
      rule: '-',
      handlers: handlers as never,
    })
    .freeze();
  return (tree) => processor.stringify(tree as never).replace(/\n$/, '');
}

/** Returns the names of the extensions. */
export const addedSyntax = (): string => [...added.keys()].join();

/** Parses a prepared text. The extension of the file determines whether it is MDX. */
export type ParseSource = (source: string, file: string) => TreeNode;

/** Creates a parser with the same syntax extensions as the compilation, in the same order. */
export function createParser({
  cjkFriendlyEmphasis = true,
  remarkPlugins = [],
}: ParserSettings = {}): ParseSource {
  const cjk = cjkFriendlyEmphasis ? [remarkCjkFriendly, remarkCjkFriendlyGfmStrikethrough] : [];
  const open = () => {
    const syntax: PluggableList = [remarkGfm, ...cjk, ...added.values(), ...remarkPlugins];
    return {
      markdown: unified().use(remarkParse).use(syntax).freeze(),
      mdx: unified().use(remarkParse).use(remarkMdx).use(syntax).freeze(),
    };
  };
  let parsers: ReturnType<typeof open> | undefined;
  let openedWith = '';
  return (source, file) => {
    if (!parsers || openedWith !== addedSyntax()) {
      openedWith = addedSyntax();
      parsers = open();
    }
    const parser = path.extname(file) === '.md' ? parsers.markdown : parsers.mdx;
    const parse = () => parser.parse({ value: source, path: file }) as unknown as TreeNode;
    return parseNested(parse, file);
  };
}

const parseSource = createParser();

/** Parses a text that does not belong to a site: a fragment of a page, or a file that a command reads. */
export function parseFile(
  text: string,
  file: string,
  rules: readonly ReplaceRule[] = [],
): { tree: TreeNode; source: string } {
  const { source } = prepareText(text, file, rules);
  return { tree: parseSource(source, file), source };
}
