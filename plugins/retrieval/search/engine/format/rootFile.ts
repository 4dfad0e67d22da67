import type { Layout } from '../lexicon/sections.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { unwrap, wrap } from './envelope.ts';

/** The directory of an index in parts, which is always loaded. */
export interface Root extends Layout {
  /** The identifier that all parts of a build share. */
  build: number;
  /** The first word of each part of the dictionary. */
  words: readonly string[];
  /** The first word of each part with the positions of words. */
  places: readonly string[];
  /** The first page of each part with titles. */
  cards: readonly number[];
  /** One bit for each section: whether its heading is a name in code. */
  names: Uint8Array;
  synonyms: readonly (readonly [string, readonly string[]])[];
}

/** The root as it is stored. */
export interface StoredRoot extends Omit<Root, 'count' | 'pageOf' | 'firsts'> {
  /** The number of sections of each page. */
  sizes: readonly number[];
}

/** The root file of an index in parts. */
export function encodeRoot(root: StoredRoot): Uint8Array {
  const writer = new ByteWriter();
  writer.text(root.lang);
  writer.text(root.version);
  writer.number(root.build);
  writer.number(root.sizes.length);
  for (const size of root.sizes) writer.number(size);
  for (const boost of Array.from(root.boosts)) writer.number(Math.round(boost * 100));
  writer.block(root.names);
  writer.text(root.words.join('\n'));
  writer.text(root.places.join('\n'));
  writer.number(root.cards.length);
  for (const [at, first] of root.cards.entries()) writer.number(first - (root.cards[at - 1] ?? 0));
  writer.text(root.synonyms.map(([from, to]) => [from, ...to].join('\t')).join('\n'));
  return wrap('root', writer.toBytes());
}

function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/**
 * What `encodeRoot` was given.
 *
 * @throws IndexFormatError
 */
export function decodeRoot(bytes: Uint8Array): Root {
  const reader = new ByteReader(unwrap('root', bytes), 'root');
  const lang = reader.text();
  const version = reader.text();
  const build = reader.number();
  const sizes = Uint32Array.from({ length: reader.number() }, () => reader.number());
  const boosts = Float64Array.from(sizes, () => reader.number() / 100);
  const names = reader.block();
  const words = lines(reader.text());
  const places = lines(reader.text());
  let card = 0;
  const cards = Array.from({ length: reader.number() }, () => {
    card += reader.number();
    return card;
  });
  const synonyms = lines(reader.text()).map((line): [string, string[]] => {
    const [from = '', ...to] = line.split('\t');
    return [from, to];
  });
  const firsts = new Uint32Array(sizes.length);
  let count = 0;
  for (const [page, size] of sizes.entries()) {
    firsts[page] = count;
    count += size;
  }
  const pageOf = new Uint32Array(count);
  for (const [page, first] of firsts.entries()) {
    pageOf.fill(page, first, first + (sizes[page] ?? 0));
  }
  return {
    lang,
    version,
    build,
    count,
    pageOf,
    firsts,
    boosts,
    names,
    words,
    places,
    cards,
    synonyms,
  };
}
