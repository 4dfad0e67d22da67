import { useEffect, useState } from 'react';
import sendSearches from 'virtual-search-counts';
import { createSearchWatch, type SearchWatch } from './searchWatch';
import type { PageSearch } from './useSearchSettings';

/** Reports failed searches to the server when the dialog closes, on sites that count them. */
export function useSearchWatch({ base, lang, version }: PageSearch): SearchWatch {
  const [watch] = useState(createSearchWatch);

  useEffect(() => {
    const report = sendSearches;
    if (!report) return;
    const send = () => {
      const searches = watch.take();
      if (searches.length > 0) report(base, { searches, lang, version });
    };
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [watch, base, lang, version]);

  return watch;
}
