import type { StoredPage } from '../format/headingsFile.ts';
import type { WordCounts, WordsPart } from '../format/partFiles.ts';
import { decodeCards, decodePlaces, decodeWords } from '../format/partFiles.ts';
import type { Root } from '../format/rootFile.ts';
import { bestCompletions, type Counted, type Lexicon, type Reach } from './lexicon.ts';
import type { PartStore } from './partStore.ts';

/** The reach in an index in parts, where each additional word may require another part. */
export const IN_PARTS: Reach = {
  completions: (letters) => (letters < 3 ? 3 : 5),
  isFirstLetterSure: true,
};

/** The index of the last bound that is not greater than the value: the part that would contain it. */
function partOf<Bound extends string | number>(wanted: Bound, bounds: readonly Bound[]): number {
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const bound = bounds[middle];
    if (bound !== undefined && bound <= wanted) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

const ABSENT: WordCounts = { headings: 0, prose: 0, code: 0 };

/** The lexicon of an index in parts. Parts that are not loaded yet count as empty, and the store notes that they are needed. */
export function createPartsLexicon(
  root: Root,
  store: PartStore,
  { completions, isFirstLetterSure }: Reach = IN_PARTS,
): Lexicon {
  const wordsPart = (at: number) =>
    at < root.words.length
      ? store.get('words', at, (bytes) => decodeWords(bytes, root.build))
      : undefined;
  const placesPart = (term: string) =>
    root.places.length === 0
      ? undefined
      : store.get('places', partOf(term, root.places), (bytes) => decodePlaces(bytes, root.build));

  const countsOf = (term: string): WordCounts => {
    const part = wordsPart(partOf(term, root.words));
    const place = part?.vocabulary.find(term) ?? -1;
    return part && place >= 0 ? part.countsOf(place) : ABSENT;
  };
  const canTell = (term: string) => wordsPart(partOf(term, root.words)) !== undefined;
  const hasTextCount = ({ headings, prose }: WordCounts) => headings + prose > 0;
  const countBy = ({ headings, prose, code }: WordCounts) => Math.max(headings, prose) || code;

  /** The parts of the dictionary with words that have a prefix. */
  function* partsWith(start: string): Generator<WordsPart | undefined> {
    const from = partOf(start, root.words);
    for (let at = from; at < root.words.length; at++) {
      if (at > from && !(root.words[at] ?? '').startsWith(start)) return;
      yield wordsPart(at);
    }
  }

  /** The words of a part that have a prefix, in alphabetical order. */
  function eachWord(
    part: WordsPart,
    start: string,
    tell: (word: string, counts: WordCounts) => void,
  ): void {
    for (const word of part.vocabulary.startingWith(start, Number.POSITIVE_INFINITY)) {
      tell(word, part.countsOf(part.vocabulary.find(word)));
    }
  }

  return {
    layout: root,
    canTell,
    has: (term) => countBy(countsOf(term)) > 0,
    isInText: (term) => hasTextCount(countsOf(term)),
    isInCode: (term) => countsOf(term).code > 0,
    countOf: (term) => countBy(countsOf(term)),
    startingWith(start, limit) {
      const inHeadings: string[] = [];
      const inProse: string[] = [];
      const inCode: string[] = [];
      for (const part of partsWith(start)) {
        // Others may not be needed.
        if (!part) return [];
        eachWord(part, start, (word, counts) => {
          if (counts.headings > 0) inHeadings.push(word);
          if (counts.prose > 0) inProse.push(word);
          if (counts.code > 0) inCode.push(word);
        });
        if (inHeadings.length >= limit && inProse.length >= limit) break;
      }
      const said = [...inHeadings.slice(0, limit), ...inProse.slice(0, limit)];
      if (said.length === 0) return inCode.slice(0, limit);
      return [...new Set(said)].slice(0, limit);
    },
    completionsOf(start) {
      const said: Counted[] = [];
      const inCode: Counted[] = [];
      const all = [...partsWith(start)];
      const atHand = all.filter((part) => part !== undefined);
      // The best of a part of them may not be the best.
      if (atHand.length < all.length) return [];
      const count = (word: string, counts: WordCounts) => {
        const counted = { word, headings: counts.headings, count: countBy(counts) };
        (hasTextCount(counts) ? said : inCode).push(counted);
      };
      for (const part of atHand) eachWord(part, start, count);
      return bestCompletions(said.length > 0 ? said : inCode, completions(start.length));
    },
    near(word, edits) {
      if (!canTell(word)) return [];
      const firsts = isFirstLetterSure
        ? [...new Set([word[0] ?? '', word[1] ?? ''])].filter(Boolean)
        : [''];
      const found = new Map<string, { word: string; edits: number }>();
      for (const first of firsts) {
        const from = partOf(first, root.words);
        for (let at = from; at < root.words.length; at++) {
          if (at > from && !(root.words[at] ?? '').startsWith(first)) break;
          const part = wordsPart(at);
          for (const near of part?.vocabulary.near(word, edits, isFirstLetterSure) ?? []) {
            const place = part?.vocabulary.find(near.word) ?? -1;
            if (part && hasTextCount(part.countsOf(place))) found.set(near.word, near);
          }
        }
      }
      return [...found.values()];
    },
    headings: (term) =>
      countsOf(term).headings > 0 ? placesPart(term)?.headings(term) : undefined,
    prose: (term) => (countsOf(term).prose > 0 ? placesPart(term)?.prose(term) : undefined),
    code: (term) => (countsOf(term).code > 0 ? placesPart(term)?.code(term) : undefined),
    isName: (section) => ((root.names[section >> 3] ?? 0) >> (section & 7)) % 2 === 1,
  };
}

/** A page by its number, if its part is loaded. */
export function pageIn(root: Root, store: PartStore, page: number): StoredPage | undefined {
  const part = partOf(page, root.cards);
  const cards = store.get('cards', part, (bytes) => decodeCards(bytes, root.build));
  return cards?.[page - (root.cards[part] ?? 0)];
}
