import type { OverviewGroup } from './filterGroups';

/**
 * Returns the link that Enter in the filter follows: the first matching page, or the first matching
 * heading of a page that only matched by its headings.
 *
 * @param all the unfiltered groups
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
