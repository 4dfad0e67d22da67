import { useEffect, useState } from 'react';
import { type OptionFilter, readFilter, writeFilter } from './optionFilter';

const NOTHING: OptionFilter = { words: '' };

/** The filter of the list, which stands in the address: a reader who comes back finds it again. */
export function useFilter(): [OptionFilter, (change: Partial<OptionFilter>) => void] {
  const [filter, setFilter] = useState(NOTHING);

  useEffect(() => {
    const read = () => setFilter(readFilter(window.location.search));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  function change(part: Partial<OptionFilter>): void {
    const next = { ...filter, ...part };
    setFilter(next);
    const { pathname, search, hash } = window.location;
    // The router's own state of the entry stays, or it would take the entry for one of another site.
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${writeFilter(search, next)}${hash}`,
    );
  }

  return [filter, change];
}
