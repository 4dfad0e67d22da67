import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BORDER } from '../analysis/segment.ts';
import { decodeBody, encodeBody, type StoredBody } from './bodyFile.ts';
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';
import { decodeHeadings, encodeHeadings } from './headingsFile.ts';

const line = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((text) => text.replace(/\s+/gu, ' ').replaceAll(BORDER, '').trim());
const section = fc.record({
  level: fc.integer({ min: 1, max: 6 }),
  title: line,
  fame: fc.nat({ max: 15 }),
  anchor: fc.option(fc.string({ unit: fc.constantFrom(...'ab-1'), minLength: 1, maxLength: 6 })),
});
const headings = fc.record({
  lang: fc.constantFrom('en', 'zh'),
  version: fc.constantFrom('', 'v2'),
  pages: fc.array(
    fc.record({
      url: fc.webPath(),
      lvl0: fc.constantFrom('Guide', 'API'),
      keywords: fc.array(line.filter(Boolean), { maxLength: 3 }),
      boost: fc.constantFrom(0, 0.5, 1, 2.25),
      sections: fc.array(section, { minLength: 1, maxLength: 5 }),
    }),
    { maxLength: 4 },
  ),
});
const words = fc
  .uniqueArray(fc.string({ unit: fc.constantFrom(...'ab打包'), minLength: 1, maxLength: 3 }), {
    maxLength: 24,
  })
  .map((list) => list.sort());
const body = words.chain((terms) =>
  fc.record({
    terms: fc.constant(terms),
    postings: fc.tuple(
      ...terms.map(() =>
        fc
          .uniqueArray(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 6 })
          .map((sections) => ({
            sections: sections.sort((a, b) => a - b),
            weights: sections.map((each) => 1 + (each % 15)),
          })),
      ),
    ),
  }),
);

const NOTHING = { terms: [], postings: [] };
const EMPTY: StoredBody = { headings: 1, prose: NOTHING, code: NOTHING, synonyms: [] };

describe('the files of the index', () => {
  it('numbers come back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 40 })), (numbers) => {
        const writer = new ByteWriter();
        for (const value of numbers) writer.number(value);
        const reader = new ByteReader(writer.toBytes(), 'headings');
        expect(numbers.map(() => reader.number())).toEqual(numbers);
      }),
    );
  });

  it('headings come back', () => {
    fc.assert(
      fc.property(headings, (stored) => {
        expect(decodeHeadings(encodeHeadings(stored))).toEqual(stored);
      }),
    );
  });

  it('a body comes back', () => {
    fc.assert(
      fc.property(body, body, words, (prose, code, known) => {
        const stored = { headings: 7, prose, code, synonyms: [['a', ['b', 'c']]] as const };
        const decoded = decodeBody(encodeBody(stored, known), 7, known);
        expect(decoded.synonyms).toEqual(stored.synonyms);
        for (const [field, { terms, postings }] of [
          [decoded.prose, prose],
          [decoded.code, code],
        ] as const) {
          expect(field.terms).toEqual(terms);
          for (const [term, { sections, weights }] of postings.entries()) {
            const found = field.of(term);
            expect(Array.from(found.sections)).toEqual(sections);
            if (found.weights) expect(Array.from(found.weights)).toEqual(weights);
            expect(field.countOf(term)).toBe(sections.length);
          }
        }
        expect(decoded.prose.terms.every((_, term) => decoded.prose.of(term).weights)).toBe(true);
      }),
    );
  });

  it('a file that is cut off or changed anywhere is refused with what to do', () => {
    fc.assert(
      fc.property(headings, fc.nat(), fc.integer({ min: 1, max: 255 }), (stored, place, change) => {
        const bytes = encodeHeadings(stored);
        expect(() => decodeHeadings(bytes.subarray(0, place % bytes.length))).toThrow(
          IndexFormatError,
        );
        const changed = Uint8Array.from(bytes);
        changed[place % bytes.length] = (changed[place % bytes.length] ?? 0) ^ change;
        expect(() => decodeHeadings(changed)).toThrow(/headings file: .* Build the site again/);
      }),
    );
  });

  it('a body that was written beside other terms of headings is refused', () => {
    const bytes = encodeBody({ ...EMPTY, prose: { terms: ['a'], postings: [{ sections: [] }] } }, [
      'a',
    ]);
    expect(() => decodeBody(bytes, 1, [])).toThrow(/body file: .* Build the site again/);
  });

  it('a body of another build is refused', () => {
    const bytes = encodeBody(EMPTY, []);
    expect(() => decodeBody(bytes, 2, [])).toThrow(/a different build/);
    expect(() => decodeHeadings(bytes)).toThrow(/an unknown format/);
    expect(() => decodeBody(new TextEncoder().encode('<!doctype html>'), 1, [])).toThrow(
      IndexFormatError,
    );
  });
});
