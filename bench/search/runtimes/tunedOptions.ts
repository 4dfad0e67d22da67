import type { Options } from 'minisearch';
import { isStopWord } from '../../../plugins/retrieval/search/engine/analysis/stopWords.ts';
import { readWords } from '../../../plugins/retrieval/search/engine/analysis/words.ts';

/** A section as MiniSearch indexes it. */
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

/** Words, their parts, and Chinese in pairs. */
export function tokenize(text: string): string[] {
  return readWords(text).flatMap(({ term, parts, isUnspaced }) =>
    isUnspaced ? pairsOf(term) : [term, ...parts.map((part) => part.term)],
  );
}

/** MiniSearch as it finds most in documentation. */
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
