import { describe, expect, it } from 'vitest';
import { askedTerms, headingCover, tellingTerms } from './headingCover.ts';

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
