import { HIDEABLE_PARTS } from '../../plugins/pages/head-scripts/shared';

/** Returns the parts that a query hides: `?sidebar=0&footer=0` → `['sidebar', 'footer']`. */
export function hiddenParts(search: string): string[] {
  const query = new URLSearchParams(search);
  return HIDEABLE_PARTS.filter((part) => query.get(part) === '0');
}

/**
 * Returns the query of the next page, with the parts that were hidden before. Parts in the next query
 * have precedence: `sidebar=1` shows the sidebar again.
 */
export function carryHiddenParts(before: string, next: string): string {
  const named = new URLSearchParams(next);
  const carried = hiddenParts(before).filter((part) => !named.has(part));
  if (carried.length === 0) return next;
  const own = next.replace(/^\?/, '');
  return `?${[own, ...carried.map((part) => `${part}=0`)].filter(Boolean).join('&')}`;
}
