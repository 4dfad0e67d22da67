import { isStopWord } from '../analysis/stopWords.ts';
import type { StoredField } from '../format/bodyFile.ts';
import { proseWeight } from '../format/proseWeights.ts';
import { byCodeUnits } from './byCodeUnits.ts';

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    if (!isStopWord(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** The dictionary of the terms of all texts, and where each is; a text's place is its section's number. */
export function storeProse(texts: readonly (readonly string[])[]): StoredField {
  const counted = texts.map(countTerms);
  const lengths = counted.map((counts) => [...counts.values()].reduce((sum, n) => sum + n, 0));
  const filled = lengths.filter((length) => length > 0);
  const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  const places = new Map<string, { sections: number[]; weights: number[] }>();
  for (const [section, counts] of counted.entries()) {
    for (const [term, count] of counts) {
      const place = places.get(term) ?? { sections: [], weights: [] };
      places.set(term, place);
      place.sections.push(section);
      place.weights.push(proseWeight(count, lengths[section] ?? 0, average));
    }
  }
  const terms = [...places.keys()].sort(byCodeUnits);
  return {
    terms,
    postings: terms.map((term) => places.get(term) ?? { sections: [], weights: [] }),
  };
}
