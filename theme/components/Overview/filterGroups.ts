/** A heading of a page, as the overview lists it. */
export interface OverviewHeading {
  id: string;
  text: string;
}

/** A page of the overview with the headings to show under it. */
export interface OverviewPage {
  text: string;
  link: string;
  headings: OverviewHeading[];
}

/** Pages under a common name; a sidebar without groups gives one group without a name. */
export interface OverviewGroup {
  name: string;
  pages: OverviewPage[];
}

/** Lower case, dashes as spaces: `Split-Chunks` → `split chunks`. */
function normalize(value: string): string {
  return value.toLowerCase().replaceAll('-', ' ');
}

function matcher(query: string) {
  const wanted = normalize(query.trim());
  return (value: string) => wanted !== '' && normalize(value).includes(wanted);
}

/** How many names of groups, pages and headings contain the query. */
export function countMatches(groups: readonly OverviewGroup[], query: string): number {
  const names = groups.flatMap(({ name, pages }) => [
    name,
    ...pages.flatMap(({ text, headings }) => [text, ...headings.map((heading) => heading.text)]),
  ]);
  return names.filter(matcher(query)).length;
}

/**
 * The groups, pages and headings that contain the query. A group whose name matches stays whole,
 * so does a page; a page of which only headings match keeps those.
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
