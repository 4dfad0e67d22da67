import type { SearchRecord } from '../../plugins/retrieval/search/shared/types.ts';

/** Returns a generator of pseudorandom numbers that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const CHANGED = 0.15;
const NEW_WORDS = 0.01;

/** Replaces some words of a text with other words of the docs, and modifies a few into new ones. */
function perturb(
  text: string,
  words: readonly string[],
  copy: number,
  random: () => number,
): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    if (random() < NEW_WORDS) return `${word}${copy.toString(36)}`;
    if (random() >= CHANGED) return word;
    return words[Math.floor(random() * words.length)] ?? word;
  });
}

/**
 * Returns the requested number of pages: the given pages and modified copies of them. The copies have
 * their own URLs: `/copy-2/…`.
 */
export function scaleDocs(records: readonly SearchRecord[], pages: number): SearchRecord[] {
  const random = createRandom(1);
  const words = [
    ...new Set(records.flatMap(({ content }) => content?.match(/[\p{L}\p{N}]+/gu) ?? [])),
  ];
  const scaled: SearchRecord[] = [];
  let count = 0;
  for (let copy = 1; records.length > 0 && count <= pages; copy++) {
    const change = (text: string | null) =>
      text === null || copy === 1 ? text : perturb(text, words, copy, random);
    for (const record of records) {
      if (record.type === 'lvl1') count++;
      if (count > pages) break;
      const url = copy === 1 ? record.url : `/copy-${copy}${record.url}`;
      const own = change(record.hierarchy[record.type]) ?? '';
      scaled.push({
        ...record,
        objectID: url,
        url,
        hierarchy: { ...record.hierarchy, [record.type]: own },
        content: change(record.content),
        code: copy === 1 ? record.code : [],
      });
    }
  }
  return scaled;
}
