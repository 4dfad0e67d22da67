import { describe, expect, it } from 'vitest';
import { askedTerms, coversAll, headingCover } from './headingCover.ts';
import { tellingTerms } from './headingKeys.ts';

const asked = askedTerms([
  [
    { terms: ['css'], quality: 1 },
    { terms: ['cssnano'], quality: 0.4 },
  ],
  [{ terms: ['module'], quality: 0.85 }],
]);

describe('which part of a heading a query says', () => {
  it.each([
    ['CSS', 1],
    ['The module of CSS', 0.925],
    ['CSS order', 0.5],
    ['cssnano', 0],
    ['', 0],
  ])('of `%s` is %d', (heading, cover) => {
    expect(headingCover(tellingTerms(heading), asked)).toBeCloseTo(cover);
  });

  it('counts words that say nothing where there are no others', () => {
    expect(tellingTerms('What to use')).toEqual(['what', 'to', 'use']);
  });
});

describe('whether a heading has all words of a query', () => {
  const beginnings = [
    [
      { terms: ['exten'], quality: 1 },
      { terms: ['extension'], quality: 0.5 },
    ],
    [{ terms: ['alias'], quality: 1 }],
  ];

  it.each([
    ['resolve.extensionAlias', true],
    ['resolve.alias', false],
    ['Resolving', false],
  ])('of `%s` is %s', (heading, is) => {
    expect(coversAll(tellingTerms(heading), beginnings)).toBe(is);
  });

  it('is not said of a query of one word, whose heading is compared as a whole', () => {
    expect(coversAll(tellingTerms('alias'), [[{ terms: ['alias'], quality: 1 }]])).toBe(false);
  });
});
