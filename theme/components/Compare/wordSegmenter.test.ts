import { expect, test } from 'vitest';
import { wholeNames } from './wordSegmenter';

/** Splits a text as newer browsers do: a dot between letters ends a word. */
const atDots = {
  segment: (text: string) =>
    [...text.matchAll(/\w+|\s+|[^\w\s]/g)].map(({ 0: segment, index }) => ({ segment, index })),
} as unknown as Intl.Segmenter;

const words = (text: string) =>
  Array.from(wholeNames(atDots).segment(text), ({ segment }) => segment);

test('[AUTH-3] the path of an option is one word, whatever the browser takes a dot for', () => {
  expect(words('Set output.library.type, then.')).toEqual([
    'Set',
    ' ',
    'output.library.type',
    ',',
    ' ',
    'then',
    '.',
  ]);
  expect(words('2.3.2 a. b')).toEqual(['2.3.2', ' ', 'a', '.', ' ', 'b']);
});

test('[AUTH-3] nothing of a text is lost beside letters of other scripts', () => {
  const real = wholeNames(new Intl.Segmenter('zh', { granularity: 'word' }));
  for (const text of ['把output.path改为éa.b，', 'x.y.z', '…a.b', 'a..b .c d.']) {
    expect(Array.from(real.segment(text), ({ segment }) => segment).join('')).toBe(text);
  }
});

test('[AUTH-3] words of other text stay as the browser splits them', () => {
  expect(words('one two, three')).toEqual(['one', ' ', 'two', ',', ' ', 'three']);
  expect(words('')).toEqual([]);
});
