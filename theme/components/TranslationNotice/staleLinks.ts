/** A section whose translation is older than its source. */
export interface StaleLink {
  text: string;
  hash: string;
}

/** The maximum number of listed sections. If there are more, the entire page is considered outdated. */
export const LISTED_SECTIONS = 4;

interface Heading {
  id: string;
  text: string;
}

const MARKS = /[`*]/g;

/**
 * Returns the links to outdated sections, with their headings in the translation.
 *
 * @param ids the ids of the sections in the source
 * @param toc the headings of the translation. Ids that are not among them refer to the beginning of
 *   the page
 */
export function staleLinks(
  ids: readonly string[],
  toc: readonly Heading[],
  title: string,
): StaleLink[] {
  const page: StaleLink = { text: title, hash: '' };
  if (ids.length > LISTED_SECTIONS) return [page];
  return ids.map((id) => {
    const heading = toc.find((other) => other.id === id);
    return heading ? { text: heading.text.replace(MARKS, ''), hash: `#${id}` } : page;
  });
}
