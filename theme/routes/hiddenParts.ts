import { HIDEABLE_PARTS } from '../../plugins/pages/head-scripts/shared';

/** The parts that a query hides: `?sidebar=0&footer=0` → `['sidebar', 'footer']`. */
export function hiddenParts(search: string): string[] {
  const query = new URLSearchParams(search);
  return HIDEABLE_PARTS.filter((part) => query.get(part) === '0');
}

/**
 * The query of the next page, with the parts that were hidden before. A part that the next query
 * names itself is left alone: `sidebar=1` shows it again.
 */
export function carryHiddenParts(before: string, next: string): string {
  const named = new URLSearchParams(next);
  const carried = hiddenParts(before).filter((part) => !named.has(part));
  if (carried.length === 0) return next;
  const own = next.replace(/^\?/, '');
  return `?${[own, ...carried.map((part) => `${part}=0`)].filter(Boolean).join('&')}`;
}
