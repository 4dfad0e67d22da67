import type { BuiltRecords } from '../builtRecords';
import { buildIndex } from '../engine/build/buildIndex';
import { type OpenedIndex, openIndex } from '../engine/openIndex';
import type { SearchRecord } from '../shared/types';
import { type AskedQuestion, orLast, placeIn } from '../synonymEffects';
import { type NearSection, nearestSection, tellingWords } from './nearestSection';

/** What a reader looked for and did not find: by the search, or asking. */
export interface FailedQuery {
  query: string;
  lang: string;
  version: string;
  times: number;
  /** Nothing was found, nothing of what was found was opened, the docs did not answer, or the answer was voted down. */
  kind: 'no-hit' | 'no-click' | 'unanswered' | 'disliked';
}

/**
 * What a maintainer can do: nothing, since it is found by now; a keyword of a page; a synonym; better titles; or a
 * page that is missing.
 */
type Remedy = 'found' | 'keyword' | 'synonym' | 'title' | 'page';

/** What a keyword or synonym would change. */
export interface SuggestionEffect {
  /** Where the first section of the page stands for the query, the first being 1. */
  without: number | null;
  with: number | null;
  /** Questions of `_questions.yaml` with the same words. */
  helps: AskedQuestion[];
  hurts: AskedQuestion[];
}

export interface Suggestion extends FailedQuery {
  remedy: Remedy;
  near?: NearSection;
  /** What is to be added: the keyword, or the words of readers that a synonym begins with. */
  add?: string;
  /** What a synonym leads to. */
  to?: string;
  effect?: SuggestionEffect;
}

/** How sure the search must be for a query to count as found. */
const SURE = 0.6;
/** More words are no synonym. */
const SYNONYM_WORDS = 2;
/** Questions that a change is tried with. */
const MOST_ASKED = 200;

type Synonyms = Readonly<Record<string, readonly string[]>>;

interface Place {
  records: readonly SearchRecord[];
  synonyms: Synonyms;
  index: OpenedIndex;
}

const pageOf = (url: string) => url.replace(/#.*$/s, '');

/** What is to be done about a query, before it is tried. */
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

/** Questions of sections that share a word with what is to be added. */
function questionsLike(add: string, records: readonly SearchRecord[]) {
  const words = new Set(tellingWords(add));
  return records
    .flatMap(({ url, questions }) => questions.map((question) => ({ question, url })))
    .filter(({ question }) => tellingWords(question).some((word) => words.has(word)))
    .slice(0, MOST_ASKED);
}

/** Tries a keyword or synonym, in indexes that do not know the questions of sections. */
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
 * Says of each failed query what a maintainer can do, those of the most readers first, and what a keyword or synonym
 * would change. Queries of a language or version that is no longer built are left out.
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
    // A page that is not found any better was not what was meant.
    if (effect && effect.with === effect.without) {
      return [{ ...each, remedy: 'page', near: suggestion.near }];
    }
    return [{ ...suggestion, effect }];
  });
}
