import { type ByteReader, type ByteWriter, IndexFormatError } from './bytes.ts';

/** The length of the prefix that a term shares with the previous one is stored in a byte. */
const MOST_SHARED = 255;

function commonStart(a: string, b: string): number {
  const end = Math.min(a.length, b.length, MOST_SHARED);
  let at = 0;
  while (at < end && a[at] === b[at]) at++;
  return at;
}

/** Merges two sorted lists without duplicates. */
export function mergeTerms(a: readonly string[], b: readonly string[]): string[] {
  const merged: string[] = [];
  let atB = 0;
  for (const term of a) {
    for (let next = b[atB]; next !== undefined && next < term; next = b[++atB]) merged.push(next);
    if (b[atB] === term) atB++;
    merged.push(term);
  }
  return [...merged, ...b.slice(atB)];
}

/**
 * Writes a sorted dictionary: a bit for each term that the reader knows already, and the others, each
 * by what it shares with the one before.
 *
 * @param known sorted by code units, as `terms` are
 */
export function writeDictionary(
  writer: ByteWriter,
  terms: readonly string[],
  known: readonly string[],
): void {
  const own = new Set(terms);
  const bits = new Uint8Array(Math.ceil(known.length / 8));
  for (const [at, term] of known.entries()) {
    if (own.delete(term)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  }
  const others = [...own];
  const shared = others.map((term, at) => commonStart(others[at - 1] ?? '', term));
  writer.block(bits);
  writer.block(Uint8Array.from(shared));
  writer.text(others.map((term, at) => term.slice(shared[at])).join('\n'));
}

/**
 * Reads the output of `writeDictionary`.
 *
 * @param known the terms that it was written with
 * @throws IndexFormatError if it was written with others
 */
export function readDictionary(reader: ByteReader, known: readonly string[]): string[] {
  const bits = reader.block();
  const shared = reader.block();
  const text = reader.text();
  const ends = shared.length === 0 ? [] : text.split('\n');
  if (ends.length !== shared.length || bits.length !== Math.ceil(known.length / 8)) {
    const problem = `contains ${ends.length} terms besides the ${known.length} terms of headings, but ${shared.length} were expected`;
    throw new IndexFormatError('body', problem);
  }
  let last = '';
  const others = ends.map((end, at) => {
    last = last.slice(0, shared[at]) + end;
    return last;
  });
  const isNamed = (_: string, at: number) => ((bits[at >> 3] ?? 0) >> (at & 7)) % 2 === 1;
  return mergeTerms(known.filter(isNamed), others);
}
