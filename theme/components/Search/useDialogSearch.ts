import { useEffect, useRef, useState } from 'react';
import type { SearchPlace } from '../../../plugins/search/client/browserEngine';
import { credentials } from './credentials';
import { type DialogClient, framedSearch, type RequestFrame, withSearch } from './dialogClient';
import { siteEngine } from './engine';
import { keepScope, readScope, type SearchScope } from './searchScope';
import type { PageSearch } from './useSearchSettings';

/** At this width snippets become short. */
const NARROW = '(max-width: 768px)';

function placeOf({ lang, version, versions }: PageSearch, scope: SearchScope): SearchPlace {
  return { lang, version: scope === 'all' && versions.length > 1 ? 'all' : version };
}

/** Counts the searches that are under way. */
function counted(search: DialogClient['search'], count: { current: number }) {
  const ask = async (params: Parameters<DialogClient['search']>[0]) => {
    count.current += 1;
    try {
      return await search(params);
    } finally {
      count.current -= 1;
    }
  };
  return ask as DialogClient['search'];
}

/** Where an open dialog searches, and the function that fits DocSearch's client to it. */
export function useDialogSearch(search: PageSearch) {
  const [scope, showScope] = useState(readScope);
  const frame = useRef<RequestFrame>({ place: placeOf(search, scope), isNarrow: false });
  const ask = useRef<DialogClient['search']>(undefined);
  /** Queries of the reader that are under way; an engine answers the newest query only. */
  const underWay = useRef(0);
  const [engine] = useState(() => siteEngine(search));

  /** Handed over once: DocSearch makes a new client for every new function. */
  const [transformSearchClient] = useState(() => (plain: DialogClient) => {
    const readFrame = () => ({
      ...frame.current,
      isNarrow: window.matchMedia(NARROW).matches,
    });
    ask.current = framedSearch(plain, readFrame, engine);
    return withSearch(plain, counted(ask.current, underWay));
  });

  const [finds] = useState(() => async (query: string) => {
    if (underWay.current > 0) throw new Error('the reader is searching');
    const { indexName = '' } = credentials(search);
    const answer = await ask.current?.({ requests: [{ indexName, query, hitsPerPage: 1 }] });
    return answer?.results.some((result) => 'hits' in result && result.hits.length > 0) ?? false;
  });

  useEffect(() => engine?.open(frame.current.place), [engine]);

  function setScope(next: SearchScope) {
    const place = placeOf(search, next);
    frame.current = { ...frame.current, place };
    engine?.open(place);
    keepScope(next);
    showScope(next);
  }

  return { scope, setScope, transformSearchClient, finds, engine };
}
