import { ByteReader, ByteWriter } from './bytes.ts';

/** The sections that contain a term. */
export interface Postings {
  /** Numbers of sections, ascending. */
  sections: ArrayLike<number>;
  /** The weight of the term in each section, from 1 to `WEIGHT_STEPS`. Without weights, all sections are equal. */
  weights?: ArrayLike<number>;
}

/** Lists of postings that are decoded from the bytes of a file when they are needed. */
export interface PostingLists {
  of(term: number): Postings;
  /** The number of sections with the term. */
  countOf(term: number): number;
}

/** The order of postings in the file: rare terms first, because similar lists next to each other compress well. */
function storedOrder(counts: ArrayLike<number>): Uint32Array {
  const order = Uint32Array.from(counts, (_, term) => term);
  return order.sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
}

/** Writes postings as differences. Either all of them have weights, or none. */
export function writePostings(
  writer: ByteWriter,
  postings: readonly Postings[],
  hasWeights: boolean,
): void {
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
      if (hasWeights) weights.byte(posting?.weights?.[at] ?? 1);
      last = section;
    }
  }
  writer.block(gaps.toBytes());
  if (hasWeights) writer.block(weights.toBytes());
}

/** Reads the output of `writePostings` for a number of terms. */
export function readPostings(reader: ByteReader, terms: number, hasWeights: boolean): PostingLists {
  const counts = Uint32Array.from({ length: terms }, () => reader.number());
  const gaps = reader.block();
  const weights = hasWeights ? reader.block() : undefined;
  const gapStarts = new Uint32Array(terms);
  const weightStarts = new Uint32Array(terms);
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
    countOf: (term) => counts[term] ?? 0,
    of(term) {
      const count = counts[term] ?? 0;
      const gapReader = new ByteReader(gaps, 'body', gapStarts[term]);
      const sections = new Uint32Array(count);
      let last = -1;
      for (let at = 0; at < count; at++) {
        last += gapReader.number() + 1;
        sections[at] = last;
      }
      const start = weightStarts[term] ?? 0;
      return { sections, weights: weights?.subarray(start, start + count) };
    },
  };
}
