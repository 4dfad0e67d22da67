import type { WorkerCalls } from '../../server/worker/openWorker';
import type { BuiltSearch } from './builtEngine';
import type { SearchCalls } from './searchCalls';
import type { SiteEngine } from './siteEngine';

/** The search of a site whose work is done in other threads. */
export function threadEngine(
  { places }: Pick<BuiltSearch, 'places'>,
  threads: Pick<WorkerCalls<SearchCalls>, 'call'>,
): SiteEngine {
  const all = places.map(({ lang, version }) => ({ lang, version }));
  const searchIn: SiteEngine['searchIn'] = (isWanted, query, signal) =>
    threads.call('searchIn', { places: all.filter(isWanted), query }, signal);
  return {
    places: all,
    searchIn,
    search: ({ lang, version, ...query }, signal) =>
      searchIn(
        (place) => place.lang === lang && (version === 'all' || place.version === version),
        query,
        signal,
      ),
  };
}
