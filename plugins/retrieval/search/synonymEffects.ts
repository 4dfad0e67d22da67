import type { BuiltRecords } from './builtRecords';
import { buildIndex } from './engine/build/buildIndex';
import { openIndex } from './engine/openIndex';
import { createMeanings, plain } from './engine/query/synonyms';
import type { SearchRecord } from './shared/types';

/** A question and the position of the section that answers it; `null` if it is not among the first ten. */
export interface AskedQuestion {
  question: string;
  /** The address of the section that answers the question. */
  url: string;
  without: number | null;
  with: number | null;
}

/** The effect of a synonym on the questions with its words. */
export interface SynonymEffect {
  lang: string;
  /** The version; empty if the site has no versions. */
  version: string;
  synonym: string;
  helps: AskedQuestion[];
  hurts: AskedQuestion[];
  /** The number of questions whose position is unchanged. */
  unchanged: number;
}

const HITS = 10;

/** Returns the position of a question's section in the results, starting at 1. */
type Place = (question: string, url: string) => number | null;

/** Searches an index that does not contain the questions of its sections. */
export function placeIn(
  records: readonly SearchRecord[],
  { lang, version }: Pick<SearchRecord, 'lang' | 'version'>,
  synonyms: Readonly<Record<string, readonly string[]>>,
): Place {
  const silent = records.map((record) => ({ ...record, questions: [] }));
  const index = openIndex(buildIndex(silent, { lang, version, synonyms }));
  return (query, url) => {
    const { hits } = index.find({ query, lang, version, hitsPerPage: HITS });
    const place = hits.findIndex((hit) => hit.url === url);
    return place < 0 ? null : place + 1;
  };
}

export const orLast = (place: number | null) => place ?? Number.POSITIVE_INFINITY;

/**
 * Searches for the questions of sections with and without the synonyms, in an index that does not contain the
 * questions. A question with the words of several synonyms counts for each of them.
 */
export function synonymEffects({ records, synonyms }: BuiltRecords): SynonymEffect[] {
  const places = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const key = JSON.stringify([record.version, record.lang]);
    const known = places.get(key);
    if (known) known.push(record);
    else places.set(key, [record]);
  }
  return [...places.values()].flatMap((own): SynonymEffect[] => {
    const [first] = own;
    const said = Object.entries((first && synonyms[first.lang]) ?? {});
    if (!first || said.length === 0) return [];
    const { lang, version } = first;
    const placeWithout = placeIn(own, first, {});
    const placeWith = placeIn(own, first, Object.fromEntries(said));
    const asked = new Map<string, AskedQuestion>();
    const ask = (question: string, url: string): AskedQuestion => {
      const known = asked.get(question + url) ?? {
        question,
        url,
        without: placeWithout(question, url),
        with: placeWith(question, url),
      };
      asked.set(question + url, known);
      return known;
    };
    const questions = own.flatMap(({ url, questions: ofSection }) =>
      ofSection.map((question) => ({ question, url, text: plain(question) })),
    );
    return said.map(([synonym, to]): SynonymEffect => {
      const means = createMeanings([[synonym, [...to]]]);
      const own = questions
        .filter(({ text }) => means(text).length > 0)
        .map(({ question, url }) => ask(question, url));
      const helps = own.filter((each) => orLast(each.with) < orLast(each.without));
      const hurts = own.filter((each) => orLast(each.with) > orLast(each.without));
      const unchanged = own.length - helps.length - hurts.length;
      return { lang, version, synonym, helps, hurts, unchanged };
    });
  });
}

/** Formats a change: `not found → place 1`. */
export function placeChange({ without, with: place }: Pick<AskedQuestion, 'without' | 'with'>) {
  const called = (at: number | null) => (at === null ? 'not found' : `place ${at}`);
  return `${called(without)} → ${called(place)}`;
}

export function questionLine(asked: AskedQuestion): string {
  return `    ${placeChange(asked)}: "${asked.question}" (${asked.url})`;
}

/** Formats the synonyms with an effect, the most harmful first, and the number of those without one. */
export function effectLines(effects: readonly SynonymEffect[]): string[] {
  const net = ({ helps, hurts }: SynonymEffect) => hurts.length - helps.length;
  const changing = effects.filter(({ helps, hurts }) => helps.length + hurts.length > 0);
  const idle = effects.length - changing.length;
  const lines = [...changing]
    .sort((a, b) => net(b) - net(a))
    .flatMap((effect) => {
      const { lang, version, synonym, helps, hurts, unchanged } = effect;
      const place = [version, lang].filter(Boolean).join(' ');
      return [
        `${place} "${synonym}": helps ${helps.length}, hurts ${hurts.length}, leaves ${unchanged}`,
        ...hurts.map(questionLine),
        ...helps.map(questionLine),
      ];
    });
  if (effects.length === 0) return ['The last build has no synonyms.'];
  return [
    ...lines,
    `${idle} of ${effects.length} synonyms do not change the rank of any question.`,
  ];
}
