import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batches } from './batches';
import { documentId } from './documentId';

test('[ANS-7] an id is made of characters that Typesense and Meilisearch take', () => {
  expect(documentId('/config/output#output_path')).toBe('_2fconfig_2foutput_23output_5fpath');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
      expect(documentId(text)).toMatch(/^[A-Za-z0-9_-]{1,511}$/);
    }),
  );
});

test('[ANS-7] no two records share an id, also where ids are cut', () => {
  const long = `/${'路径/'.repeat(200)}`;
  const ids = ['/a_2fb', '/a/b', '/a_b', '/a-b', `${long}1`, `${long}2`].map(documentId);
  expect(new Set(ids).size).toBe(ids.length);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(documentId(a) === documentId(b)).toBe(Buffer.from(a).equals(Buffer.from(b)));
    }),
  );
});

test('[ANS-7] a batch has a limit of items and one of bytes', () => {
  const items = ['a', 'bb', 'ccc', 'd'.repeat(40), 'e'];
  expect(batches(items, { count: 2, bytes: 100 })).toEqual([
    ['a', 'bb'],
    ['ccc', 'd'.repeat(40)],
    ['e'],
  ]);
  expect(batches(items, { count: 9, bytes: 12 })).toEqual([
    ['a', 'bb', 'ccc'],
    ['d'.repeat(40)],
    ['e'],
  ]);
  expect(batches([])).toEqual([]);
});
