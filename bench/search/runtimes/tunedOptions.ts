import type { Options } from 'minisearch';
import { isStopWord } from '../../../plugins/retrieval/search/engine/analysis/stopWords.ts';
import { readWords } from '../../../plugins/retrieval/search/engine/analysis/words.ts';

/** A section in MiniSearch's index. */
export interface TunedSection {
  id: string;
  own: string;
  parents: string;
  prose: string;
}

function pairsOf(run: string): string[] {
  if (run.length < 3) return [run];
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}

/** Splits a text into words, their parts, and pairs of Chinese characters. */
export function tokenize(text: string): string[] {
  return readWords(text).flatMap(({ term, parts, isUnspaced }) =>
    isUnspaced ? pairsOf(term) : [term, ...parts.map((part) => part.term)],
  );
}

/** The settings of MiniSearch with the best results for documentation. */
export const tunedOptions: Options<TunedSection> = {
  fields: ['own', 'parents', 'prose'],
  storeFields: ['own'],
  tokenize,
  processTerm: (term) => (isStopWord(term) ? null : term),
  searchOptions: {
    boost: { own: 8, parents: 1.5, prose: 1 },
    prefix: true,
    combineWith: 'AND',
    tokenize,
    processTerm: (term) => (isStopWord(term) ? null : term),
    boostDocument: (id) => (String(id).includes('#') ? 1 : 1.5),
  },
};
