/** A section whose translation is older than its source. */
export interface StaleLink {
  text: string;
  hash: string;
}

/** More than these are not listed: the page as a whole is to be read then. */
export const LISTED_SECTIONS = 4;

interface Heading {
  id: string;
  text: string;
}

const MARKS = /[`*]/g;

/**
 * The sections to link to, by the words that the translation has for them.
 *
 * @param ids the ids of the source's sections
 * @param toc the headings of the translation; what is not among them is its beginning
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
