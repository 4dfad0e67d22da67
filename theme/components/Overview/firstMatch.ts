import type { OverviewGroup } from './filterGroups';

/**
 * Where Enter leads from the filter: to the first page that stayed, or to the first heading of one
 * that stayed for its headings.
 *
 * @param all the groups as they are without the filter
 */
export function firstMatch(
  found: readonly OverviewGroup[],
  all: readonly OverviewGroup[],
): string | undefined {
  const page = found[0]?.pages[0];
  if (!page) return undefined;
  const whole = all.flatMap(({ pages }) => pages).find(({ link }) => link === page.link);
  const [heading] = page.headings;
  const isWhole = !heading || whole?.headings.length === page.headings.length;
  return isWhole ? page.link : `${page.link}#${heading.id}`;
}
