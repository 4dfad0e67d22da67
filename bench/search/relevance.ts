import type { Find } from './engines/types.ts';
import { type Measures, meanOf, measure } from './metrics.ts';
import { answeredPage, answeredTarget, type BenchQuery, pageKey } from './queries.ts';

/** The measures of an engine for one kind of query. */
export interface KindRelevance {
  kind: string;
  queries: number;
  page: Measures;
  anchor: Measures;
  /** The share of queries without any hit. */
  empty: number;
}

interface Answered {
  kind: string;
  page: Measures;
  anchor: Measures;
  isEmpty: boolean;
}

async function answerOf(
  find: Find,
  { query, kind, lang, relevant }: BenchQuery,
): Promise<Answered> {
  const urls = await find(query);
  const hits = urls.map((url) => {
    const hash = url.indexOf('#');
    return { page: pageKey(url, lang), anchor: hash < 0 ? null : url.slice(hash + 1) };
  });
  const pages = new Set(relevant.map(({ page }) => page)).size;
  return {
    kind,
    page: measure(
      hits.map((hit) => answeredPage(hit, relevant)),
      pages,
    ),
    anchor: measure(
      hits.map((hit) => answeredTarget(hit, relevant)),
      relevant.length,
    ),
    isEmpty: hits.length === 0,
  };
}

function summarize(kind: string, answered: readonly Answered[]): KindRelevance {
  return {
    kind,
    queries: answered.length,
    page: meanOf(answered.map(({ page }) => page)),
    anchor: meanOf(answered.map(({ anchor }) => anchor)),
    empty: answered.filter(({ isEmpty }) => isEmpty).length / Math.max(1, answered.length),
  };
}

/** Measures an engine for all queries together, then for each kind. */
export async function measureRelevance(
  find: Find,
  queries: readonly BenchQuery[],
): Promise<KindRelevance[]> {
  const answered: Answered[] = [];
  for (const query of queries) answered.push(await answerOf(find, query));
  const kinds = [...new Set(answered.map(({ kind }) => kind))];
  const ofKind = (kind: string) => answered.filter((each) => each.kind === kind);
  return [summarize('all', answered), ...kinds.map((kind) => summarize(kind, ofKind(kind)))];
}
