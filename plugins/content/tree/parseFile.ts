import path from 'node:path';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { TreeNode } from './nodes';

const FRONTMATTER = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/;
const HEADING = /^#{1,6}(?!#).*$/gm;

/** A rule of Rspress's `replaceRules`. */
export interface ReplaceRule {
  search: string | RegExp;
  replace: string;
}

/** The text that Rspress gives to its parser: empty lines for the frontmatter, ids of headings escaped. */
function prepare(text: string, rules: readonly ReplaceRule[]): string {
  const body = text.replace(FRONTMATTER, (matter) => matter.replace(/[^\n]+/g, ''));
  return rules
    .reduce((replaced, { search, replace }) => replaced.replace(search, replace), body)
    .replace(HEADING, (line) => line.replace(/\\?\{#/, '\\{#'));
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyGfmStrikethrough);
const mdx = markdown().use(remarkMdx).freeze();
markdown.freeze();

/** Reads a page's text as Rspress does, without compiling it. */
export function parseFile(
  text: string,
  file: string,
  rules: readonly ReplaceRule[] = [],
): { tree: TreeNode; source: string } {
  const source = prepare(text, rules);
  const parser = path.extname(file) === '.md' ? markdown : mdx;
  return { tree: parser.parse({ value: source, path: file }) as unknown as TreeNode, source };
}
