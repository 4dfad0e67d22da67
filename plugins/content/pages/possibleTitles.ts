import type { PageFile } from '../files/pageFile';

const TITLES = /^#\s.*$/gm;

/**
 * Returns the lines that can be the title of a page, without parsing it. A comment in a code block can be among them.
 *
 * @returns `null` if the title can only come from a file that the page includes
 */
export function possibleTitles({ source }: Pick<PageFile, 'source'>): string[] | null {
  return source.match(TITLES);
}
