import { createHeading, type Heading } from '../lexicon/heading.ts';
import type { HeadingPostings } from '../lexicon/headingTerms.ts';
import { createVocabulary, type Vocabulary } from '../lexicon/vocabulary.ts';
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';
import { readDictionary, writeDictionary } from './dictionary.ts';
import { type PartKind, unwrap, wrap } from './envelope.ts';
import type { StoredPage } from './headingsFile.ts';
import { type Postings, readPostings, writePostings } from './postingLists.ts';

/** The number of headings and sections with a word. */
export interface WordCounts {
  headings: number;
  prose: number;
  code: number;
}

/** A part of the dictionary. */
export interface WordsPart {
  vocabulary: Vocabulary;
  countsOf(place: number): WordCounts;
}

/** The stored positions of a word. */
export interface StoredPlaces {
  headings: HeadingPostings | undefined;
  prose: Postings;
  code: Postings;
}

/** A part with the positions of words. */
export interface PlacesPart {
  headings(term: string): HeadingPostings | undefined;
  prose(term: string): Postings | undefined;
  code(term: string): Postings | undefined;
}

const NONE: Postings = { sections: [] };

function contentOf(kind: PartKind, bytes: Uint8Array, build: number): ByteReader {
  const reader = new ByteReader(unwrap(kind, bytes), kind);
  if (reader.number() !== build) {
    throw new IndexFormatError(kind, 'is from a different build than the root file');
  }
  return reader;
}

/** A part as a file. It belongs to one build, so the same content is a different file in another build. */
export function wrapPart(kind: PartKind, content: Uint8Array, build: number): Uint8Array {
  const writer = new ByteWriter();
  writer.number(build);
  const head = writer.toBytes();
  const whole = new Uint8Array(head.length + content.length);
  whole.set(head);
  whole.set(content, head.length);
  return wrap(kind, whole);
}

/** The content of a part of the dictionary; its terms are sorted by code units. */
export function encodeWords(words: readonly (readonly [string, WordCounts])[]): Uint8Array {
  const writer = new ByteWriter();
  writeDictionary(
    writer,
    words.map(([term]) => term),
    [],
  );
  for (const field of ['headings', 'prose', 'code'] as const) {
    for (const [, counts] of words) writer.number(counts[field]);
  }
  return writer.toBytes();
}

/** @throws IndexFormatError if the file is broken or of another build */
export function decodeWords(bytes: Uint8Array, build: number): WordsPart {
  const reader = contentOf('words', bytes, build);
  const terms = readDictionary(reader, []);
  const [headings, prose, code] = [0, 1, 2].map(() =>
    Uint32Array.from(terms, () => reader.number()),
  );
  return {
    vocabulary: createVocabulary(terms),
    countsOf: (place) => ({
      headings: headings?.[place] ?? 0,
      prose: prose?.[place] ?? 0,
      code: code?.[place] ?? 0,
    }),
  };
}

/** The columns of stored headings. Similar columns are next to each other. */
const COLUMNS = 5;

function writeHeadings(writer: ByteWriter, all: readonly (HeadingPostings | undefined)[]): void {
  const titles = new Map<string, number>();
  const weights = new Map<number, number>();
  const columns = Array.from({ length: COLUMNS }, () => new ByteWriter());
  const [gaps, refs, below, fames, weightRefs] = columns as [
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
    ByteWriter,
  ];
  for (const postings of all) {
    writer.number(postings?.sections.length ?? 0);
    let last = -1;
    for (let at = 0; postings && at < postings.sections.length; at++) {
      const section = postings.sections[at] ?? 0;
      gaps.number(section - last - 1);
      last = section;
      below.number((postings.ends[at] ?? section + 1) - section - 1);
      fames.byte(postings.fames[at] ?? 0);
      const title = postings.headings[at]?.stored ?? '';
      const known = titles.get(title);
      // 0 is a new title: the next one in the list.
      refs.number(known === undefined ? 0 : titles.size - known);
      if (known === undefined) titles.set(title, titles.size);
      const weight = postings.weights[at] ?? 0;
      if (!weights.has(weight)) weights.set(weight, weights.size);
      weightRefs.number(weights.get(weight) ?? 0);
    }
  }
  for (const column of columns) writer.block(column.toBytes());
  writer.text([...titles.keys()].join('\n'));
  writer.text([...weights.keys()].join('\n'));
}

function readHeadings(reader: ByteReader, terms: number): (HeadingPostings | undefined)[] {
  const counts = Array.from({ length: terms }, () => reader.number());
  const columns = Array.from({ length: COLUMNS }, () => new ByteReader(reader.block(), 'places'));
  const titles = reader.text().split('\n');
  const weightTable = reader.text().split('\n').map(Number);
  const [gaps, refs, below, fames, weightRefs] = columns as [
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
    ByteReader,
  ];
  const made: Heading[] = [];
  return counts.map((count) => {
    if (count === 0) return undefined;
    const sections = new Uint32Array(count);
    const ends = new Uint32Array(count);
    const fameList = new Uint8Array(count);
    const weights = new Float64Array(count);
    const headings: Heading[] = [];
    let last = -1;
    for (let at = 0; at < count; at++) {
      last += gaps.number() + 1;
      sections[at] = last;
      ends[at] = last + 1 + below.number();
      fameList[at] = fames.byte();
      const ref = refs.number();
      if (ref === 0) made.push(createHeading(titles[made.length] ?? ''));
      headings.push(made[ref === 0 ? made.length - 1 : made.length - ref] as Heading);
      weights[at] = weightTable[weightRefs.number()] ?? 0;
    }
    return { sections, weights, ends, fames: fameList, headings };
  });
}

/** The content of a part with the positions of words. Its terms are sorted by code units. */
export function encodePlaces(places: readonly (readonly [string, StoredPlaces])[]): Uint8Array {
  const writer = new ByteWriter();
  writeDictionary(
    writer,
    places.map(([term]) => term),
    [],
  );
  writeHeadings(
    writer,
    places.map(([, { headings }]) => headings),
  );
  writePostings(
    writer,
    places.map(([, { prose }]) => prose),
    true,
  );
  writePostings(
    writer,
    places.map(([, { code }]) => code),
    false,
  );
  return writer.toBytes();
}

/** @throws IndexFormatError if the file is broken or of another build */
export function decodePlaces(bytes: Uint8Array, build: number): PlacesPart {
  const reader = contentOf('places', bytes, build);
  const vocabulary = createVocabulary(readDictionary(reader, []));
  const headings = readHeadings(reader, vocabulary.words.length);
  const prose = readPostings(reader, vocabulary.words.length, true);
  const code = readPostings(reader, vocabulary.words.length, false);
  const within = (lists: typeof prose, term: string) => {
    const place = vocabulary.find(term);
    return place < 0 || lists.countOf(place) === 0 ? undefined : lists.of(place);
  };
  return {
    headings: (term) => headings[vocabulary.find(term)],
    prose: (term) => within(prose, term),
    code: (term) => within(code, term),
  };
}

/** The positions of an unknown word: none. */
export const NOWHERE: StoredPlaces = { headings: undefined, prose: NONE, code: NONE };

/** The content of a part with the titles of pages and sections. */
export function encodeCards(pages: readonly StoredPage[]): Uint8Array {
  const writer = new ByteWriter();
  writer.number(pages.length);
  for (const { sections } of pages) {
    writer.number(sections.length);
    for (const { level } of sections) writer.byte(level);
  }
  const sections = pages.flatMap((page) => page.sections);
  writer.text(pages.map(({ url }) => url).join('\n'));
  writer.text(pages.map(({ lvl0 }) => lvl0).join('\n'));
  writer.text(sections.map(({ title }) => title).join('\n'));
  writer.text(sections.map(({ anchor }) => (anchor === null ? '' : `#${anchor}`)).join('\n'));
  return writer.toBytes();
}

/** @throws IndexFormatError if the file is broken or of another build */
export function decodeCards(bytes: Uint8Array, build: number): StoredPage[] {
  const reader = contentOf('cards', bytes, build);
  const levels = Array.from({ length: reader.number() }, () =>
    Array.from({ length: reader.number() }, () => reader.byte()),
  );
  const [urls = [], lvl0s = [], titles = [], anchors = []] = [0, 1, 2, 3].map(() =>
    reader.text().split('\n'),
  );
  let at = 0;
  return levels.map((ofPage, page) => ({
    url: urls[page] ?? '',
    lvl0: lvl0s[page] ?? '',
    keywords: [],
    boost: 1,
    sections: ofPage.map((level) => {
      const anchor = anchors[at] ?? '';
      const title = titles[at] ?? '';
      at++;
      return { level, title, anchor: anchor === '' ? null : anchor.slice(1), fame: 0 };
    }),
  }));
}
