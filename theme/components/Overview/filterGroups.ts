/** A heading of a page in the overview. */
export interface OverviewHeading {
  id: string;
  text: string;
}

/** A page in the overview and the headings to show below it. */
export interface OverviewPage {
  text: string;
  link: string;
  headings: OverviewHeading[];
}

/** Pages with a common title. A sidebar without groups results in one group without a title. */
export interface OverviewGroup {
  name: string;
  pages: OverviewPage[];
}

/**
 * Converts a text to lower case, dashes to spaces, and the full-width letters of Chinese input methods to plain ones:
 * `Split-Chunks` → `split chunks`.
 */
function normalize(value: string): string {
  return value.normalize('NFKC').toLowerCase().replaceAll('-', ' ');
}

function matcher(query: string) {
  const wanted = normalize(query.trim());
  return (value: string) => wanted !== '' && normalize(value).includes(wanted);
}

/** Counts the groups, pages and headings whose name contains the query. */
export function countMatches(groups: readonly OverviewGroup[], query: string): number {
  const names = groups.flatMap(({ name, pages }) => [
    name,
    ...pages.flatMap(({ text, headings }) => [text, ...headings.map((heading) => heading.text)]),
  ]);
  return names.filter(matcher(query)).length;
}

/**
 * Returns the groups, pages and headings that contain the query. If the name of a group or page
 * matches, all of its content is kept. Otherwise, only matching headings are.
 */
export function filterGroups(groups: OverviewGroup[], query: string): OverviewGroup[] {
  if (query.trim() === '') return groups;
  const matches = matcher(query);

  const filterPage = (page: OverviewPage): OverviewPage[] => {
    if (matches(page.text)) return [page];
    const headings = page.headings.filter(({ text }) => matches(text));
    return headings.length > 0 ? [{ ...page, headings }] : [];
  };

  return groups.flatMap((group) => {
    if (matches(group.name)) return [group];
    const pages = group.pages.flatMap(filterPage);
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}
