import GithubSlugger from '@rspress/shared/github-slugger';
import type { PageHeading } from '../search/shared/types';

/** A heading in the Markdown of a page. */
interface WrittenHeading {
  level: number;
  anchor: string;
  /** The position in the text at which its line begins. */
  start: number;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})[ \t]+(.*?)[ \t]*#*$/;

/** Returns the plain text of a heading, from which its id is generated. */
function plainTitle(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!<>|~-])/g, '$1')
    .replace(/[`*]/g, '');
}

/** Reads the headings of a page, except its title and those in code. */
function readHeadings(markdown: string): WrittenHeading[] {
  const slugger = new GithubSlugger();
  const headings: WrittenHeading[] = [];
  let fence = '';
  let hasTitle = false;
  let start = 0;
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    const [, signs = '', title = ''] = fence === '' ? (HEADING.exec(line) ?? []) : [];
    if (signs !== '') {
      const anchor = slugger.slug(plainTitle(title));
      const isTitle: boolean = signs.length === 1 && !hasTitle;
      hasTitle ||= isTitle;
      if (!isTitle) headings.push({ level: signs.length, anchor, start });
    }
    start += line.length + 1;
  }
  return headings;
}

/** A section of a page, or the available anchors if it has no such section. */
export type SectionOfPage = { text: string } | { anchors: string[] };

/** Reads the headings, with the ids from the search index: custom ids are not part of the Markdown. */
function knownHeadings(markdown: string, known: readonly PageHeading[]): WrittenHeading[] {
  const written = readHeadings(markdown);
  const isSame = known.length === written.length;
  return written.map((heading, at) => ({
    ...heading,
    anchor: (isSame ? known[at]?.anchor : undefined) ?? heading.anchor,
  }));
}

/** Returns the ids of the headings of a page. */
export function pageAnchors(markdown: string, known: readonly PageHeading[] = []): string[] {
  return knownHeadings(markdown, known).map(({ anchor }) => anchor);
}

/**
 * Returns the section below a heading, with its subsections.
 *
 * @param known the headings in the search index, if the site has a search
 */
export function pageSection(
  markdown: string,
  anchor: string,
  known: readonly PageHeading[] = [],
): SectionOfPage {
  const headings = knownHeadings(markdown, known);
  const at = headings.findIndex((heading) => heading.anchor === anchor);
  const found = headings[at];
  if (!found) return { anchors: headings.map((heading) => heading.anchor) };
  const next = headings.slice(at + 1).find(({ level }) => level <= found.level);
  return { text: `${markdown.slice(found.start, next?.start).trimEnd()}\n` };
}
