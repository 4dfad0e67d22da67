import { rehypeHeaderAnchor } from '@rspress/core/dist/node/mdx/rehypePlugins/headerAnchor.js';
import type { Element, Root, Text } from 'hast';
import { unified } from 'unified';
import { isForRunner } from '../../content/tree/fenceMeta';
import { endOf, lineOf, startOf, type TreeNode } from '../../content/tree/nodes';
import { parseFile } from '../../content/tree/parseFile';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';

/** The key of the first section of a page. Titles are translated, and nobody links to their ids. */
export const PAGE_TOP = '#';

/** A heading with the content up to the next heading. */
export interface Section {
  /** The key of the section in every language: the id of its heading, or `PAGE_TOP`. */
  key: string;
  /** The id of the heading; empty on a page without headings. */
  id: string;
  /** The level of the heading; 0 on a page without headings. */
  level: number;
  /** The line of the heading, from 1. */
  line: number;
  /** The text of the heading. */
  title: string;
  /** The original text of the section, without content that is only for the sample runner. */
  text: string;
}

type HtmlPart = Element | Text;

const TAGS: Record<string, string> = { inlineCode: 'code', link: 'a', strong: 'strong' };

function element(tagName: string, children: HtmlPart[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** Converts a part of a heading to HTML like the compilation. Components have no text. */
function toHtml(node: TreeNode): HtmlPart[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value ?? '' }];
  if (node.type === 'inlineCode') {
    return [element('code', [{ type: 'text', value: node.value ?? '' }])];
  }
  if (node.type.startsWith('mdx') || !node.children) return [];
  return [element(TAGS[node.type] ?? 'em', node.children.flatMap(toHtml))];
}

function wordsOf(part: HtmlPart): string {
  if (part.type === 'text') return part.value;
  // The first child of a heading is the anchor that Rspress adds.
  const own = part.properties.id === undefined ? part.children : part.children.slice(1);
  return (own as HtmlPart[]).map(wordsOf).join('');
}

function collect(tree: TreeNode, isWanted: (node: TreeNode) => boolean): TreeNode[] {
  return (tree.children ?? []).flatMap((node) =>
    isWanted(node) ? [node] : collect(node, isWanted),
  );
}

/** Adds ids to headings with Rspress's own code, so that they are the same as on the site. */
function withIds(headings: readonly TreeNode[]): Element[] {
  const children = headings.map(({ depth, children: words = [] }) =>
    element(`h${depth}`, words.flatMap(toHtml)),
  );
  const root: Root = { type: 'root', children };
  const nameHeadings = rehypeHeaderAnchor.call(unified()) as (tree: Root) => void;
  nameHeadings(root);
  return children;
}

/** The result of `parseFile`. */
export interface ParsedPage {
  tree: TreeNode;
  source: string;
}

/** Returns the text between two offsets, without content that is only for the sample runner. */
function textBetween({ tree, source }: ParsedPage, start: number, end: number): string {
  let written = '';
  let at = start;
  for (const node of collect(tree, isForRunner)) {
    if (startOf(node) < start || startOf(node) >= end) continue;
    written += source.slice(at, startOf(node));
    at = endOf(node);
  }
  return written + source.slice(at, end);
}

/**
 * Splits a page at its headings. The content before the first heading, including the frontmatter, belongs to
 * its section.
 *
 * @param text the text of the file
 */
export function sectionsOf(page: ParsedPage, text: string): Section[] {
  const headings = collect(page.tree, ({ type }) => type === 'heading');
  const frontmatter = writtenFrontmatter(text)?.whole ?? '';
  const end = page.source.length;
  if (headings.length === 0) {
    const whole = frontmatter + textBetween(page, 0, end);
    return [{ key: PAGE_TOP, id: '', level: 0, line: 1, title: '', text: whole }];
  }
  return withIds(headings).map((html, index) => {
    const heading = headings[index] as TreeNode;
    const next = headings[index + 1];
    const isFirst = index === 0;
    const own = textBetween(page, isFirst ? 0 : startOf(heading), next ? startOf(next) : end);
    const id = String(html.properties.id ?? '');
    return {
      key: isFirst ? PAGE_TOP : id,
      id,
      level: heading.depth ?? 0,
      line: lineOf(heading),
      title: wordsOf(html).trim(),
      text: isFirst ? frontmatter + own : own,
    };
  });
}

/**
 * Splits a page at its headings like `sectionsOf`.
 *
 * @throws if the page has a syntax error
 */
export function readSections(text: string, file: string): Section[] {
  return sectionsOf(parseFile(text, file), text);
}
