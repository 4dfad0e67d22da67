import { writtenFrontmatter } from '../../support/writtenFrontmatter';

/** Frontmatter that only the build reads, as a list in brackets or with one item per line. */
const BUILD_ONLY = /^(?:searchKeywords|movedSections):.*(?:\n[ \t]+.*|\n- .*)*/gm;

/**
 * Removes frontmatter that browsers do not need from the source of a page, because Rspress writes
 * all of it into the code of the page. Line numbers do not change.
 */
export function leanSource(source: string): string {
  const { whole = '' } = writtenFrontmatter(source) ?? {};
  const lean = whole.replace(BUILD_ONLY, (lines) => lines.replace(/[^\n]/g, ''));
  return lean + source.slice(whole.length);
}
