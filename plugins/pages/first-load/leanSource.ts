import { writtenFrontmatter } from '../../support/writtenFrontmatter';

/** What only the build reads: a list in brackets, or a line for each. */
const BUILD_ONLY = /^searchKeywords:.*(?:\n[ \t]+.*|\n- .*)*/gm;

/**
 * The source of a page without what browsers have no use for: Rspress writes the whole frontmatter
 * into the code of the page. Its lines keep their numbers.
 */
export function leanSource(source: string): string {
  const { whole = '' } = writtenFrontmatter(source) ?? {};
  const lean = whole.replace(BUILD_ONLY, (lines) => lines.replace(/[^\n]/g, ''));
  return lean + source.slice(whole.length);
}
