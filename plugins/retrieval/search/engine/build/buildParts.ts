import type { StoredField } from '../format/bodyFile.ts';
import { checksum } from '../format/bytes.ts';
import type { PartKind } from '../format/envelope.ts';
import {
  encodeCards,
  encodePlaces,
  encodeWords,
  NOWHERE,
  type StoredPlaces,
  type WordCounts,
  wrapPart,
} from '../format/partFiles.ts';
import type { Postings } from '../format/postingLists.ts';
import { encodeRoot } from '../format/rootFile.ts';
import { isName } from '../lexicon/heading.ts';
import { type HeadingPostings, type HeadingTerms, indexHeadings } from '../lexicon/headingTerms.ts';
import { createSections } from '../lexicon/sections.ts';
import type { PreparedIndex } from './buildIndex.ts';
import { byCodeUnits } from './byCodeUnits.ts';

/** The maximum size of parts before compression, and the limits for words that occur nearly everywhere. */
export interface PartSizes {
  /** Words in a part of the dictionary. */
  words: number;
  /** Estimated bytes in a part with the positions of words. A word is never split between parts. */
  places: number;
  /** Sections in a part with titles. A page is never split between parts. */
  cards: number;
  /** The number of sections kept for a word in prose, the heaviest first … */
  mostInProse: number;
  /** … and the number of sections kept for a word in headings. */
  mostInHeadings: number;
}

/** Chosen at 20,000 pages: smaller parts are more requests, larger ones more bytes. */
export const PART_SIZES: PartSizes = {
  words: 700,
  places: 10_000,
  cards: 64,
  mostInProse: 4000,
  mostInHeadings: 1000,
};

/** The files of an index in parts: of one language and one version. */
export interface BuiltParts {
  root: Uint8Array;
  /** By name: `words-0`, `places-12`, `cards-3`. */
  parts: ReadonlyMap<string, Uint8Array>;
}

/** The positions of the heaviest items of a list, in the order of the list and up to a limit. Of equally heavy items, the first ones. */
function heaviest(count: number, most: number, weightOf: (at: number) => number): number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  if (count <= most) return places;
  return places
    .sort((a, b) => weightOf(b) - weightOf(a) || a - b)
    .slice(0, most)
    .sort((a, b) => a - b);
}

/** Some positions of a list. */
function some(list: ArrayLike<number>, places: readonly number[]): number[] {
  return places.map((place) => list[place] ?? 0);
}

function mostInProse(postings: Postings, most: number): Postings {
  const { sections, weights } = postings;
  if (sections.length <= most) return postings;
  const places = heaviest(sections.length, most, (at) => weights?.[at] ?? 1);
  return { sections: some(sections, places), weights: weights && some(weights, places) };
}

function mostInHeadings(postings: HeadingPostings, most: number): HeadingPostings {
  const { sections, weights, ends, fames, headings } = postings;
  if (sections.length <= most) return postings;
  const places = heaviest(sections.length, most, (at) => weights[at] ?? 0);
  return {
    sections: some(sections, places),
    weights: some(weights, places),
    ends: some(ends, places),
    fames: some(fames, places),
    headings: places.flatMap((place) => headings[place] ?? []),
  };
}

interface Word {
  term: string;
  counts: WordCounts;
  places: StoredPlaces;
}

/** All words of an index, sorted by code units. */
function allWords(
  headings: HeadingTerms,
  { prose, code }: { prose: StoredField; code: StoredField },
  sizes: PartSizes,
): Word[] {
  const words = new Map<string, Word>();
  const wordOf = (term: string): Word => {
    const word = words.get(term) ?? {
      term,
      counts: { headings: 0, prose: 0, code: 0 },
      places: { ...NOWHERE },
    };
    words.set(term, word);
    return word;
  };
  for (const [term, postings] of headings) {
    const word = wordOf(term);
    word.counts.headings = postings.sections.length;
    word.places.headings = mostInHeadings(postings, sizes.mostInHeadings);
  }
  for (const [at, term] of prose.terms.entries()) {
    const word = wordOf(term);
    const postings = prose.postings[at] ?? NOWHERE.prose;
    word.counts.prose = postings.sections.length;
    word.places.prose = mostInProse(postings, sizes.mostInProse);
  }
  for (const [at, term] of code.terms.entries()) {
    const word = wordOf(term);
    word.places.code = code.postings[at] ?? NOWHERE.code;
    word.counts.code = word.places.code.sections.length;
  }
  return [...words.values()].sort((a, b) => byCodeUnits(a.term, b.term));
}

/** Splits a list where the sizes of its items add up to more than a part may contain. */
function cut<Item>(items: readonly Item[], most: number, sizeOf: (item: Item) => number): Item[][] {
  const parts: Item[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const own = sizeOf(item);
    if (size + own > most) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(item);
    size += own;
  }
  return parts;
}

/** The approximate number of bytes for the positions of a word. */
function sizeOfPlaces({ term, places: { headings, prose, code } }: Word): number {
  const { length: inHeadings = 0 } = headings?.sections ?? [];
  return term.length + 12 * inHeadings + 2 * prose.sections.length + 2 * code.sections.length;
}

/** The section bits of a root: see `Root.names`. */
function nameBits(titles: readonly string[]): Uint8Array {
  const bits = new Uint8Array(Math.ceil(titles.length / 8));
  for (const [at, title] of titles.entries()) {
    if (isName(title)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  }
  return bits;
}

/**
 * Encodes an index in parts, of which a search loads a few. It is for sites whose whole index is too large to
 * load. The same index produces the same bytes.
 */
export function buildParts(prepared: PreparedIndex, sizes: PartSizes = PART_SIZES): BuiltParts {
  const { headings: stored, synonyms } = prepared;
  const { lang, version, pages } = stored;
  const words = allWords(indexHeadings(createSections(stored)), prepared, sizes);
  const dictionary = cut(words, sizes.words, () => 1);
  const places = cut(words, sizes.places, sizeOfPlaces);
  const cards = cut(pages, sizes.cards, (page) => page.sections.length);
  const contents: { kind: PartKind; number: number; content: Uint8Array }[] = [
    ...dictionary.map((part, number) => ({
      kind: 'words' as const,
      number,
      content: encodeWords(part.map(({ term, counts }) => [term, counts])),
    })),
    ...places.map((part, number) => ({
      kind: 'places' as const,
      number,
      content: encodePlaces(part.map(({ term, places: where }) => [term, where])),
    })),
    ...cards.map((part, number) => ({
      kind: 'cards' as const,
      number,
      content: encodeCards(part),
    })),
  ];
  const sums = Uint32Array.from(contents, ({ content }) => checksum(content, 0));
  const build = checksum(new Uint8Array(sums.buffer), 0);
  const firstTerms = (parts: readonly (readonly Word[])[]) =>
    parts.map(([word]) => word?.term ?? '');
  let page = 0;
  const root = encodeRoot({
    lang,
    version,
    build,
    sizes: pages.map(({ sections }) => sections.length),
    boosts: pages.map(({ boost }) => boost),
    names: nameBits(pages.flatMap(({ sections }) => sections.map(({ title }) => title))),
    words: firstTerms(dictionary),
    places: firstTerms(places),
    cards: cards.map((part) => {
      const first = page;
      page += part.length;
      return first;
    }),
    synonyms,
  });
  const parts = contents.map(({ kind, number, content }): [string, Uint8Array] => [
    `${kind}-${number}`,
    wrapPart(kind, content, build),
  ]);
  return { root, parts: new Map(parts) };
}
