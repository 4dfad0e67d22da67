import { mergeAnswers } from '../engine/mergeAnswers';
import type { AnsweringIndex } from '../engine/openIndex';
import type { SearchAnswer, SearchEngine, SearchQuery } from '../shared/types';

/** A language of a version. */
export interface Place {
  lang: string;
  version: string;
}

/** All indexes of a site as one engine. */
export interface SiteEngine extends SearchEngine {
  /** All indexes, the default version first. */
  places: readonly Place[];
  /** Searches the requested indexes, of any language. */
  searchIn(
    isWanted: (place: Place) => boolean,
    query: Omit<SearchQuery, 'lang' | 'version'>,
    signal?: AbortSignal,
  ): Promise<SearchAnswer>;
}

/** One ranking over all indexes of a site, for servers, assistants and the dev server. */
export function siteEngine(indexes: readonly AnsweringIndex[]): SiteEngine {
  const searchIn: SiteEngine['searchIn'] = async (isWanted, query, signal) => {
    const wanted = indexes.filter(isWanted);
    const { hitsPerPage = 20, page = 0 } = query;
    const [only, ...others] = wanted;
    const ask = ({ lang, version, search }: AnsweringIndex, asked: typeof query) =>
      search({ ...asked, lang, version }, signal);
    if (only && others.length === 0) return ask(only, query);
    const reach = { ...query, page: 0, hitsPerPage: (page + 1) * hitsPerPage };
    const answers = await Promise.all(wanted.map((index) => ask(index, reach)));
    return mergeAnswers(answers, { query: query.query, hitsPerPage, page });
  };
  return {
    places: indexes.map(({ lang, version }) => ({ lang, version })),
    searchIn,
    headings(url) {
      for (const index of indexes) {
        const found = index.headings?.(url);
        if (found) return found;
      }
      return undefined;
    },
    search: ({ lang, version, ...query }, signal) =>
      searchIn(
        (place) => place.lang === lang && (version === 'all' || place.version === version),
        query,
        signal,
      ),
  };
}
