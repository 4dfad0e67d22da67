import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';
import { readDictionary, writeDictionary } from './dictionary.ts';
import { unwrap, wrap } from './envelope.ts';

/** Where a term is in the prose. */
export interface Postings {
  /** Numbers of sections, ascending. */
  sections: ArrayLike<number>;
  /** How much each section is about the term, from 1 to `WEIGHT_STEPS`. */
  weights: ArrayLike<number>;
}

export interface StoredBody {
  /** The identity of the headings file whose sections are meant. */
  headings: number;
  /** Sorted by code units. */
  terms: readonly string[];
  /** Of each term. */
  postings: readonly Postings[];
  /** What readers call a thing, and what these docs call it. */
  synonyms: readonly (readonly [string, readonly string[]])[];
}

/** The prose as it is searched: terms in memory, postings in the bytes of the file until they are asked for. */
export interface Body {
  terms: readonly string[];
  synonyms: StoredBody['synonyms'];
  postingsOf(term: number): Postings;
  /** How many sections have the term. */
  countOf(term: number): number;
}

/** The order of postings in the file: rare terms first, since what is alike compresses well beside each other. */
function storedOrder(counts: ArrayLike<number>): Uint32Array {
  const order = Uint32Array.from(counts, (_, term) => term);
  return order.sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
}

/**
 * The body file: a dictionary, and postings as differences.
 *
 * @param known the terms of the headings, sorted by code units
 */
export function encodeBody(
  { headings, terms, postings, synonyms }: StoredBody,
  known: readonly string[],
): Uint8Array {
  const writer = new ByteWriter();
  writer.number(headings);
  writeDictionary(writer, terms, known);
  const counts = postings.map(({ sections }) => sections.length);
  for (const count of counts) writer.number(count);
  const gaps = new ByteWriter();
  const weights = new ByteWriter();
  for (const term of storedOrder(counts)) {
    const posting = postings[term];
    let last = -1;
    for (let at = 0; at < (posting?.sections.length ?? 0); at++) {
      const section = posting?.sections[at] ?? 0;
      gaps.number(section - last - 1);
      weights.byte(posting?.weights[at] ?? 1);
      last = section;
    }
  }
  writer.block(gaps.toBytes());
  writer.block(weights.toBytes());
  writer.text(synonyms.map(([from, to]) => [from, ...to].join('\t')).join('\n'));
  return wrap('body', writer.toBytes());
}

/**
 * The body for the headings with the given identity.
 *
 * @param known the terms of those headings, sorted by code units
 * @throws IndexFormatError if it is broken or belongs to other headings
 */
export function decodeBody(bytes: Uint8Array, headings: number, known: readonly string[]): Body {
  const reader = new ByteReader(unwrap('body', bytes), 'body');
  if (reader.number() !== headings) {
    throw new IndexFormatError('body', 'belongs to another build than the headings file');
  }
  const terms = readDictionary(reader, known);
  const counts = Uint32Array.from(terms, () => reader.number());
  const gaps = reader.block();
  const weights = reader.block();
  const synonymLines = reader.text();
  const gapStarts = new Uint32Array(terms.length);
  const weightStarts = new Uint32Array(terms.length);
  let gapAt = 0;
  let weightAt = 0;
  for (const term of storedOrder(counts)) {
    gapStarts[term] = gapAt;
    weightStarts[term] = weightAt;
    const count = counts[term] ?? 0;
    weightAt += count;
    for (let rest = count; rest > 0; gapAt++) if ((gaps[gapAt] ?? 0) < 128) rest--;
  }
  return {
    terms,
    synonyms: synonymLines
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [from = '', ...to] = line.split('\t');
        return [from, to];
      }),
    countOf: (term) => counts[term] ?? 0,
    postingsOf(term) {
      const count = counts[term] ?? 0;
      const gapReader = new ByteReader(gaps, 'body', gapStarts[term]);
      const sections = new Uint32Array(count);
      let last = -1;
      for (let at = 0; at < count; at++) {
        last += gapReader.number() + 1;
        sections[at] = last;
      }
      const weightStart = weightStarts[term] ?? 0;
      return { sections, weights: weights.subarray(weightStart, weightStart + count) };
    },
  };
}
