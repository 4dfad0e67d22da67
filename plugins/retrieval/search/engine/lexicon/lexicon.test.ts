import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitCount, editsBetween, letterBits, typosAllowed } from './edits.ts';
import { createVocabulary } from './vocabulary.ts';

describe('edits', () => {
  it.each([
    ['compilaton', 'compilation', 1],
    ['compilatoin', 'compilation', 1],
    ['fiels', 'files', 1],
    ['same', 'same', 0],
    ['abc', 'xyz', 3],
  ])('between `%s` and `%s` are %i', (a, b, edits) => {
    expect(editsBetween(a, b, 2)).toBe(Math.min(edits, 3));
  });

  it('are as many in both directions, and never hidden by the letters', () => {
    const word = fc.string({ maxLength: 9, unit: fc.constantFrom(...'abcd打') });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const edits = editsBetween(a, b, 2);
        expect(editsBetween(b, a, 2)).toBe(edits);
        if (edits <= 2)
          expect(bitCount(letterBits(a) ^ letterBits(b))).toBeLessThanOrEqual(2 * edits);
      }),
    );
  });

  it('one is allowed from four letters, two from nine', () => {
    expect([3, 4, 8, 9].map(typosAllowed)).toEqual([0, 1, 1, 2]);
  });
});

describe('a vocabulary', () => {
  const words = ['entry', 'output', 'outputs', 'path'];
  const vocabulary = createVocabulary(words);

  it('finds words exactly, by their beginning and with typos', () => {
    expect(vocabulary.find('path')).toBe(3);
    expect(vocabulary.find('pat')).toBe(-1);
    expect(vocabulary.startingWith('out', 5)).toEqual(['output', 'outputs']);
    expect(vocabulary.startingWith('out', 1)).toEqual(['output']);
    expect(vocabulary.near('ouput', 1)).toEqual([{ word: 'output', edits: 1 }]);
  });

  it('is empty without words', () => {
    expect(createVocabulary([]).startingWith('a', 5)).toEqual([]);
  });
});
