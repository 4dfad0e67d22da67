import { editsBetween } from '../lexicon/edits.ts';
import type { HeadingKey } from './headingKeys.ts';

/**
 * How much a heading counts by how it compares with the whole query; 1 where they have nothing in common.
 *
 * @param typos how many the query may have
 */
export function headingFactor(query: string, typos: number, { whole, last }: HeadingKey): number {
  if (query === '' || whole === '') return 1;
  if (whole === query) return 4;
  if (last === query) return 2.6;
  const isNear = (key: string) => key !== '' && editsBetween(query, key, typos) <= typos;
  if (typos > 0 && (isNear(whole) || isNear(last))) return 2;
  if (whole.startsWith(query)) return 2;
  if (last.startsWith(query)) return 1.6;
  return whole.includes(query) ? 1.4 : 1;
}
