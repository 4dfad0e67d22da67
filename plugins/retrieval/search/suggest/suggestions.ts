import type { BuiltRecords } from '../builtRecords';
import { buildIndex } from '../engine/build/buildIndex';
import { type OpenedIndex, openIndex } from '../engine/openIndex';
import type { SearchRecord } from '../shared/types';
import { type AskedQuestion, orLast, placeIn } from '../synonymEffects';
import { type NearSection, nearestSection, tellingWords } from './nearestSection';

/** A query or question of readers that failed. */
export interface FailedQuery {
  query: string;
  lang: string;
  version: string;
  times: number;
  /** No results, no opened result, no answer in the docs, or a negative vote. */
  kind: 'no-hit' | 'no-click' | 'unanswered' | 'disliked';
}

/**
 * The action for a maintainer: none, because it is found now; a keyword for a page; a synonym; better titles; or a
 * new page.
 */
type Remedy = 'found' | 'keyword' | 'synonym' | 'title' | 'page';

/** The effect of a keyword or synonym. */
export interface SuggestionEffect {
  /** The position of the page's first section in the results, starting at 1. `null` if it is not found. */
  without: number | null;
  with: number | null;
  /** The questions in `_questions.yaml` with the same words, by effect. */
  helps: AskedQuestion[];
  hurts: AskedQuestion[];
}

export interface Suggestion extends FailedQuery {
  remedy: Remedy;
  near?: NearSection;
  /** The text to add: the keyword, or the readers' words for which a synonym is defined. */
  add?: string;
  /** The words of the docs that a synonym refers to. */
  to?: string;
  effect?: SuggestionEffect;
}

/** The confidence from which a query counts as found. */
const SURE = 0.6;
/** The maximum number of words in a synonym. */
const SYNONYM_WORDS = 2;
/** The maximum number of questions with which a change is tested. */
const MOST_ASKED = 200;

type Synonyms = Readonly<Record<string, readonly string[]>>;

interface Place {
  records: readonly SearchRecord[];
  synonyms: Synonyms;
  index: OpenedIndex;
}

const pageOf = (url: string) => url.replace(/#.*$/s, '');

/** Suggests an action for a query, which is not tested yet. */
function suggest(failed: FailedQuery, { index, records }: Place): Suggestion {
  const { query, lang, version, kind } = failed;
  const { hits, confidence } = index.find({ query, lang, version, hitsPerPage: 1 });
  const [first] = hits;
  const isSure = first !== undefined && confidence >= SURE;
  if (isSure && kind === 'no-hit') {
    const title = Object.values(first.hierarchy).filter(Boolean).slice(1).join(' › ');
    return { ...failed, remedy: 'found', near: { url: first.url, title, by: 'words' } };
  }
  const near = nearestSection(query, index, records);
  if (!near) return { ...failed, remedy: 'page' };
  if (isSure && kind !== 'unanswered') return { ...failed, remedy: 'title', near };
  const words = tellingWords(query);
  const last = near.title.split(' › ').at(-1) ?? near.title;
  if (near.by === 'letters' && words.length <= SYNONYM_WORDS) {
    return { ...failed, remedy: 'synonym', near, add: words.join(' '), to: last };
  }
  const isQuestion = kind === 'unanswered' || kind === 'disliked';
  return { ...failed, remedy: 'keyword', near, add: isQuestion ? words.join(' ') : query };
}

/** Returns the questions of sections that share a word with the addition. */
function questionsLike(add: string, records: readonly SearchRecord[]) {
  const words = new Set(tellingWords(add));
  return records
    .flatMap(({ url, questions }) => questions.map((question) => ({ question, url })))
    .filter(({ question }) => tellingWords(question).some((word) => words.has(word)))
    .slice(0, MOST_ASKED);
}

/** Tests a keyword or synonym on indexes that do not contain the questions of sections. */
function tryOut(
  { query, remedy, near, add = '', to = '' }: Suggestion,
  { records, synonyms }: Place,
): SuggestionEffect | undefined {
  const [place] = records;
  if (!near || !place || (remedy !== 'keyword' && remedy !== 'synonym')) return undefined;
  const page = pageOf(near.url);
  const changed = records.map((record) =>
    remedy === 'keyword' && record.url === page
      ? { ...record, keywords: [...record.keywords, add] }
      : record,
  );
  const said = remedy === 'synonym' ? { ...synonyms, [add]: [to] } : synonyms;
  const before = placeIn(records, place, synonyms);
  const after = placeIn(changed, place, said);
  const ofPage = records.filter(({ url }) => pageOf(url) === page).map(({ url }) => url);
  const best = (placeOf: typeof before) => {
    const places = ofPage.flatMap((url) => placeOf(query, url) ?? []);
    return places.length > 0 ? Math.min(...places) : null;
  };
  const asked = questionsLike(add, records).map(
    ({ question, url }): AskedQuestion => ({
      question,
      url,
      without: before(question, url),
      with: after(question, url),
    }),
  );
  return {
    without: best(before),
    with: best(after),
    helps: asked.filter((each) => orLast(each.with) < orLast(each.without)),
    hurts: asked.filter((each) => orLast(each.with) > orLast(each.without)),
  };
}

/**
 * Suggests an action for each failed query, most frequent first, with the effect of keywords and synonyms. Queries in
 * languages or versions that no longer exist are omitted.
 */
export function makeSuggestions(
  failed: readonly FailedQuery[],
  { records, synonyms }: BuiltRecords,
): Suggestion[] {
  const places = new Map<string, Place>();
  const placeOf = ({ lang, version }: FailedQuery): Place | undefined => {
    const key = JSON.stringify([version, lang]);
    const known = places.get(key);
    if (known) return known;
    const own = records.filter((record) => record.lang === lang && record.version === version);
    if (own.length === 0) return undefined;
    const said = synonyms[lang] ?? {};
    const index = openIndex(buildIndex(own, { lang, version, synonyms: said }));
    const place = { records: own, synonyms: said, index };
    places.set(key, place);
    return place;
  };
  const sorted = failed.toSorted((one, other) => other.times - one.times);
  return sorted.flatMap((each): Suggestion[] => {
    const place = placeOf(each);
    if (!place) return [];
    const suggestion = suggest(each, place);
    const effect = tryOut(suggestion, place);
    // If the page does not rank better, it is not the right one.
    if (effect && effect.with === effect.without) {
      return [{ ...each, remedy: 'page', near: suggestion.near }];
    }
    return [{ ...suggestion, effect }];
  });
}
