import { useEffect, useRef, useState } from 'react';
import type { SearchPlace } from '../../../plugins/retrieval/search/client/browserEngine';
import type { LoadFailure } from '../../ui/loading/loadFailure';
import { credentials } from './credentials';
import { type DialogClient, framedSearch, type RequestFrame, withSearch } from './dialogClient';
import { siteEngine } from './engine';
import { keepScope, readScope, type SearchScope } from './searchScope';
import { createTurns } from './turns';
import type { PageSearch } from './useSearchSettings';

type SearchParams = Parameters<DialogClient['search']>[0];

/** The maximum screen width with short snippets. */
const NARROW = '(max-width: 768px)';

function placeOf({ lang, version, versions }: PageSearch, scope: SearchScope): SearchPlace {
  return { lang, version: scope === 'all' && versions.length > 1 ? 'all' : version };
}

/** Returns the scope of an open dialog, and the function that adapts DocSearch's client. */
export function useDialogSearch(search: PageSearch) {
  const [scope, showScope] = useState(readScope);
  const frame = useRef<RequestFrame>({ place: placeOf(search, scope), isNarrow: false });
  const ask = useRef<DialogClient['search']>(undefined);
  const [turns] = useState(createTurns);
  const [engine] = useState(() => siteEngine(search));
  const [failure, setFailure] = useState<LoadFailure>();

  /** Created only once, because DocSearch creates a new client when this function changes. */
  const [transformSearchClient] = useState(() => (plain: DialogClient) => {
    const readFrame = () => ({
      ...frame.current,
      isNarrow: window.matchMedia(NARROW).matches,
    });
    ask.current = framedSearch(plain, readFrame, engine, setFailure);
    const framed = ask.current as (params: SearchParams) => Promise<unknown>;
    const readers = (params: SearchParams) => turns.take(() => framed(params));
    return withSearch(plain, readers as DialogClient['search']);
  });

  const [finds] = useState(() => async (query: string) => {
    const { indexName = '' } = credentials(search);
    const requests = [{ indexName, query, hitsPerPage: 1 }];
    const answer = await turns.between(async () => ask.current?.({ requests }));
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

  return { scope, setScope, transformSearchClient, finds, engine, failure };
}
