import type { SearchAnswer, SearchQuery } from '../shared/types.ts';

/**
 * One answer out of the answers of several versions to the same query, best hit first.
 * Each answer has to begin with its first hit and reach to the end of the page that is asked for:
 * ask every index for `page: 0` and `hitsPerPage: (page + 1) * hitsPerPage`.
 */
export function mergeAnswers(
  answers: readonly SearchAnswer[],
  { query, hitsPerPage = 20, page = 0 }: Pick<SearchQuery, 'query' | 'hitsPerPage' | 'page'>,
): SearchAnswer {
  const ranked = answers
    .flatMap(({ hits }, at) => hits.map((hit, place) => ({ hit, at, place })))
    .sort((a, b) => b.hit.score - a.hit.score || a.at - b.at || a.place - b.place)
    .map(({ hit }) => hit);
  const first = page * hitsPerPage;
  return {
    query,
    hits: ranked.slice(first, first + hitsPerPage),
    total: answers.reduce((sum, { total }) => sum + total, 0),
    confidence: Math.max(0, ...answers.map(({ confidence }) => confidence)),
  };
}
