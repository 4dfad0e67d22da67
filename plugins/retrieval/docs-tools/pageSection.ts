import GithubSlugger from '@rspress/shared/github-slugger';
import type { PageHeading } from '../search/shared/types';

/** A heading in the Markdown of a page. */
interface WrittenHeading {
  level: number;
  anchor: string;
  /** Where its line begins. */
  start: number;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})[ \t]+(.*?)[ \t]*#*$/;

/** The text of a heading as its id is made of. */
function plainTitle(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!<>|~-])/g, '$1')
    .replace(/[`*]/g, '');
}

/** The headings of a page below its title, outside of code. */
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

/** A section of a page, or the anchors that the page has. */
export type SectionOfPage = { text: string } | { anchors: string[] };

/** The same, with the ids that the search knows: those that authors gave do not stand in the Markdown. */
function knownHeadings(markdown: string, known: readonly PageHeading[]): WrittenHeading[] {
  const written = readHeadings(markdown);
  const isSame = known.length === written.length;
  return written.map((heading, at) => ({
    ...heading,
    anchor: (isSame ? known[at]?.anchor : undefined) ?? heading.anchor,
  }));
}

/** The ids of the headings of a page. */
export function pageAnchors(markdown: string, known: readonly PageHeading[] = []): string[] {
  return knownHeadings(markdown, known).map(({ anchor }) => anchor);
}

/**
 * The section of a page below a heading, with all below it.
 *
 * @param known the headings as the search has them, where there is one
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
