import type { Heading } from '../lexicon/heading.ts';

/** The factor for children of a name that begins with the query: `cacheGroups.test` for `cacheG`. */
const BELOW = 1.6;

/**
 * How much a heading counts by how it compares with the whole query; 1 where they have nothing in common.
 *
 * @param isNear whether it is the query but for typos
 */
export function headingFactor(
  query: string,
  isNear: boolean,
  { whole, last }: Pick<Heading, 'whole' | 'last'>,
): number {
  if (query === '' || whole === '') return 1;
  if (whole === query) return 4;
  if (last === query) return 3.6;
  if (isNear) return 2;
  const isPart = query.length <= whole.length - last.length;
  if (whole.startsWith(query)) return last !== '' && isPart ? BELOW : 2;
  if (last.startsWith(query)) return 1.9;
  return whole.includes(query) ? 1.4 : 1;
}
