import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import {
  editsBetween,
  typosAllowed,
} from '../../../plugins/retrieval/search/engine/lexicon/edits.ts';
import { headingFactor } from '../../../plugins/retrieval/search/engine/rank/headingFactor.ts';
import { keyOf, lastPart } from '../../../plugins/retrieval/search/engine/rank/headingKeys.ts';
import type { OpenEngine } from '../engines/types.ts';
import { tunedOptions } from './tunedOptions.ts';

const COMPARED = 120;
const STAGES: SearchOptions[] = [
  {},
  { fuzzy: (term) => typosAllowed(term.length) },
  { fuzzy: (term) => typosAllowed(term.length), combineWith: 'OR' },
];

export const open: OpenEngine = async (files) => {
  const json = new TextDecoder().decode(files.get('index'));
  const index = MiniSearch.loadJSON(json, tunedOptions);
  return async (query) => {
    const found = new Map<string, SearchResult>();
    for (const [stage, options] of STAGES.entries()) {
      if (found.size >= COMPARED) break;
      for (const result of index.search(query, options)) {
        if (found.has(result.id)) continue;
        found.set(result.id, { ...result, score: result.score * 0.3 ** stage });
      }
    }
    const key = keyOf(query);
    const typos = typosAllowed(key.length);
    const compared = [...found.values()].slice(0, COMPARED).map(({ id, own, score }) => {
      const heading = { whole: keyOf(own), last: lastPart(own) };
      const isNear = editsBetween(key, heading.whole, typos) <= typos && typos > 0;
      return { id, score: score * headingFactor(key, isNear, heading) };
    });
    compared.sort((a, b) => b.score - a.score);
    return compared.slice(0, 10).map(({ id }) => id);
  };
};
