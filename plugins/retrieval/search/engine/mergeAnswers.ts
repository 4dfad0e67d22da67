import type { SearchAnswer, SearchHit, SearchQuery } from '../shared/types.ts';

/** The identity of a section across versions: its headings and its position on the page. */
const sectionOf = ({ hierarchy, anchor, type }: SearchHit) =>
  JSON.stringify([Object.values(hierarchy), anchor, type]);

/**
 * The hits of all answers, each with what it counts. The same section of two versions matches alike,
 * but scores depend on the other pages of an index: it counts as in the first answer that has it.
 */
function countedHits(answers: readonly SearchAnswer[]) {
  const scores = new Map<string, number>();
  return answers.flatMap(({ hits }, at) =>
    hits.map((hit, place) => {
      const section = sectionOf(hit);
      const score = Math.min(hit.score, scores.get(section) ?? hit.score);
      scores.set(section, score);
      return { hit, at, place, score };
    }),
  );
}

/**
 * One answer out of the answers of several versions to the same query, best hit first; the same
 * section of several versions in the order of the answers.
 * Each answer has to begin with its first hit and reach to the end of the page that is asked for:
 * ask every index for `page: 0` and `hitsPerPage: (page + 1) * hitsPerPage`.
 */
export function mergeAnswers(
  answers: readonly SearchAnswer[],
  { query, hitsPerPage = 20, page = 0 }: Pick<SearchQuery, 'query' | 'hitsPerPage' | 'page'>,
): SearchAnswer {
  const ranked = countedHits(answers)
    .sort((a, b) => b.score - a.score || a.at - b.at || a.place - b.place)
    .map(({ hit }) => hit);
  const first = page * hitsPerPage;
  return {
    query,
    hits: ranked.slice(first, first + hitsPerPage),
    total: answers.reduce((sum, { total }) => sum + total, 0),
    confidence: Math.max(0, ...answers.map(({ confidence }) => confidence)),
  };
}
