import type { AddressForm } from '../../hooks/useAddressState';
import type { OverviewGroup } from './filterGroups';

/** The filter of an overview in its address: `?q=split+chunks`. */
export const FILTER_ADDRESS: AddressForm<string> = {
  nothing: '',
  read: (search) => new URLSearchParams(search).get('q') ?? '',
  write: (search, query) => {
    const parameters = new URLSearchParams(search);
    if (query.trim()) parameters.set('q', query);
    else parameters.delete('q');
    const written = parameters.toString();
    return written && `?${written}`;
  },
};

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
