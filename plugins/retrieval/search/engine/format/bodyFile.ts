import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';
import { mergeTerms, readDictionary, writeDictionary } from './dictionary.ts';
import { unwrap, wrap } from './envelope.ts';
import { type PostingLists, type Postings, readPostings, writePostings } from './postingLists.ts';

/** Terms sorted by code units, and the sections with each term. */
export interface StoredField {
  terms: readonly string[];
  postings: readonly Postings[];
}

export interface StoredBody {
  /** The hash of the headings file that the section numbers refer to. */
  headings: number;
  /** With weights. */
  prose: StoredField;
  /** Terms in code blocks that the prose of their sections does not contain, without weights. */
  code: StoredField;
  /** Names that readers use, and the names that these docs use. */
  synonyms: readonly (readonly [string, readonly string[]])[];
}

/** A field in use: its terms are in memory, and its postings are decoded from the file when they are needed. */
export interface BodyField extends PostingLists {
  terms: readonly string[];
}

/** The content that is searched in addition to headings. */
export interface Body {
  prose: BodyField;
  code: BodyField;
  synonyms: StoredBody['synonyms'];
}

/**
 * The body file: a dictionary and postings for the prose, the same for code, and the synonyms.
 *
 * @param known the terms of the headings, sorted by code units
 */
export function encodeBody(
  { headings, prose, code, synonyms }: StoredBody,
  known: readonly string[],
): Uint8Array {
  const writer = new ByteWriter();
  writer.number(headings);
  writeDictionary(writer, prose.terms, known);
  writePostings(writer, prose.postings, true);
  writeDictionary(writer, code.terms, mergeTerms(known, prose.terms));
  writePostings(writer, code.postings, false);
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
    throw new IndexFormatError('body', 'is from a different build than the headings file');
  }
  const readField = (dictionary: readonly string[], hasWeights: boolean): BodyField => {
    const terms = readDictionary(reader, dictionary);
    return { terms, ...readPostings(reader, terms.length, hasWeights) };
  };
  const prose = readField(known, true);
  const code = readField(mergeTerms(known, prose.terms), false);
  const synonymLines = reader.text();
  return {
    prose,
    code,
    synonyms: synonymLines
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [from = '', ...to] = line.split('\t');
        return [from, to];
      }),
  };
}
