import type { PageIndexInfo } from '@rspress/core';

/**
 * Returns the date in the frontmatter of a page: `lastUpdated: 2026-01-31T23:30:00Z`, or `false`
 * for no date.
 */
function ownDate(value: unknown): string | false | undefined {
  if (value === false) return false;
  if (typeof value !== 'string' && !(value instanceof Date)) return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/**
 * Returns the date of the last change of a page (ISO 8601, UTC): from its frontmatter, otherwise
 * from its last commit.
 *
 * @param dates the result of `gitDates`
 */
export function pageDate(
  { _filepath, frontmatter }: Pick<PageIndexInfo, '_filepath' | 'frontmatter'>,
  dates: ReadonlyMap<string, string>,
): string | undefined {
  const own = ownDate(frontmatter?.lastUpdated);
  return own === false ? undefined : (own ?? dates.get(_filepath));
}
