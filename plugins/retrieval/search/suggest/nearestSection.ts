import { likeness } from '../../../support/likeness';
import { isStopWord } from '../engine/analysis/stopWords';
import { readWords } from '../engine/analysis/words';
import type { OpenedIndex } from '../engine/openIndex';
import type { SearchRecord } from '../shared/types';

/** A section that a query may have meant. */
export interface NearSection {
  url: string;
  /** `Guide › Cache › On a build server` */
  title: string;
  /** It has words of the query, or a name with nearly the same letters. */
  by: 'words' | 'letters';
}

/** Hits of a word that are looked at. */
const HITS = 10;
/** How many of the words a section must have … */
const MIN_WORDS = 1 / 3;
/** … or how alike a title must be. */
const MIN_LIKENESS = 0.5;

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function titlesOf({ hierarchy }: SearchRecord): string[] {
  return LEVELS.flatMap((level) => hierarchy[level] ?? []);
}

/** The words of a query that say what is looked for. */
export function tellingWords(query: string): string[] {
  const words = readWords(query).map(({ term }) => term);
  const telling = words.filter((word) => !isStopWord(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** The section that the most words of a query find, each for itself. */
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

/** The section that a query may have meant: by its words one by one, else by the letters of titles and keywords. */
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
