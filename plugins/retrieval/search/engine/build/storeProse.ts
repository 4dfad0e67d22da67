import { isStopWord } from '../analysis/stopWords.ts';
import type { StoredField } from '../format/bodyFile.ts';
import { proseWeight } from '../format/proseWeights.ts';
import { byCodeUnits } from './byCodeUnits.ts';

/** A growing array of 32-bit numbers. */
class Numbers {
  #numbers = new Uint32Array(4);
  #length = 0;

  push(value: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length++] = value;
  }

  all(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}

/** Counts the terms of texts, one after the other, without keeping the texts. */
export interface ProseCounter {
  /** Adds the next text. The number of its section is its position. */
  add(terms: readonly string[]): void;
  /** The terms of all texts, and the sections with each term. */
  store(): StoredField;
}

export function createProseCounter(): ProseCounter {
  const places = new Map<string, { sections: Numbers; counts: Numbers }>();
  const lengths = new Numbers();
  let section = 0;
  return {
    add(terms) {
      const counts = new Map<string, number>();
      let length = 0;
      for (const term of terms) {
        if (isStopWord(term)) continue;
        counts.set(term, (counts.get(term) ?? 0) + 1);
        length++;
      }
      for (const [term, count] of counts) {
        let place = places.get(term);
        if (!place) {
          place = { sections: new Numbers(), counts: new Numbers() };
          places.set(term, place);
        }
        place.sections.push(section);
        place.counts.push(count);
      }
      lengths.push(length);
      section++;
    },
    store() {
      const all = lengths.all();
      const filled = all.filter((length) => length > 0);
      const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
      const terms = [...places.keys()].sort(byCodeUnits);
      const postings = terms.map((term) => {
        const sections = places.get(term)?.sections.all() ?? new Uint32Array();
        const counts = places.get(term)?.counts.all() ?? new Uint32Array();
        const weights = Uint8Array.from(counts, (count, at) =>
          proseWeight(count, all[sections[at] ?? 0] ?? 0, average),
        );
        return { sections, weights };
      });
      return { terms, postings };
    },
  };
}
