import type { PageIndexInfo } from '@rspress/core';

/** A page's own date: `lastUpdated: 2026-01-31T23:30:00Z`, or `false` for none. */
function ownDate(value: unknown): string | false | undefined {
  if (value === false) return false;
  if (typeof value !== 'string' && !(value instanceof Date)) return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/**
 * When a page was changed last (ISO 8601, UTC): what its frontmatter says, else its last commit.
 *
 * @param dates what `gitDates` has read
 */
export function pageDate(
  { _filepath, frontmatter }: Pick<PageIndexInfo, '_filepath' | 'frontmatter'>,
  dates: ReadonlyMap<string, string>,
): string | undefined {
  const own = ownDate(frontmatter?.lastUpdated);
  return own === false ? undefined : (own ?? dates.get(_filepath));
}
