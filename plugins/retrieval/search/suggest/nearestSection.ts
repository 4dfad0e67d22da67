import { likeness } from '../../../support/likeness';
import { isStopWord } from '../engine/analysis/stopWords';
import { readWords } from '../engine/analysis/words';
import type { OpenedIndex } from '../engine/openIndex';
import type { SearchRecord } from '../shared/types';

/** A section that may be the one that a query is looking for. */
export interface NearSection {
  url: string;
  /** The titles, from the page down: `Guide › Cache › On a build server`. */
  title: string;
  /** The kind of the match: by words of the query, or by a similar title or keyword. */
  by: 'words' | 'letters';
}

/** The number of hits that are considered for each word. */
const HITS = 10;
/** The minimum share of the words that a section must match … */
const MIN_WORDS = 1 / 3;
/** … or the minimum similarity of a title or keyword. */
const MIN_LIKENESS = 0.5;

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function titlesOf({ hierarchy }: SearchRecord): string[] {
  return LEVELS.flatMap((level) => hierarchy[level] ?? []);
}

/** Returns the words of a query without stop words. */
export function tellingWords(query: string): string[] {
  const words = readWords(query).map(({ term }) => term);
  const telling = words.filter((word) => !isStopWord(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** Finds the section that most of the query's words find, each searched on its own. */
function nearestByWords(
  words: readonly string[],
  index: OpenedIndex,
  { lang, version }: Pick<SearchRecord, 'lang' | 'version'>,
): string | undefined {
  const found = new Map<string, { words: number; score: number }>();
  for (const word of words) {
    const { hits } = index.find({ query: word, lang, version, hitsPerPage: HITS });
    hits.forEach(({ url }, at) => {
      const known = found.get(url) ?? { words: 0, score: 0 };
      found.set(url, { words: known.words + 1, score: known.score + 1 / (at + 1) });
    });
  }
  const [best] = [...found].sort(
    ([, one], [, other]) => other.words - one.words || other.score - one.score,
  );
  return best && best[1].words / words.length >= MIN_WORDS ? best[0] : undefined;
}

/**
 * Finds the section that a query may be looking for: by searching each word, or else by similar titles and keywords.
 */
export function nearestSection(
  query: string,
  index: OpenedIndex,
  records: readonly SearchRecord[],
): NearSection | undefined {
  const [place] = records;
  if (!place) return undefined;
  const byWords = nearestByWords(tellingWords(query), index, place);
  const found = records.find(({ url }) => url === byWords);
  if (found) return { url: found.url, title: titlesOf(found).join(' › '), by: 'words' };
  const [best] = records
    .map((record) => {
      const names = [titlesOf(record).at(-1) ?? '', ...record.keywords];
      const score = Math.max(...names.map((name) => likeness(query, name.replace(/\(.*$/s, ''))));
      return { record, score };
    })
    .filter(({ score }) => score >= MIN_LIKENESS)
    .sort((one, other) => other.score - one.score);
  if (!best) return undefined;
  return { url: best.record.url, title: titlesOf(best.record).join(' › '), by: 'letters' };
}
