import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf } from './bestOf.ts';

describe('the best sections', () => {
  it('are all where there are few', () => {
    expect(bestOf([2, 0], Float32Array.of(1, 0, 5), 2)).toEqual([2, 0]);
  });

  it('have among them as many of the best as asked for', () => {
    const scores = fc.array(fc.float({ min: Math.fround(0.01), max: 500, noNaN: true }), {
      minLength: 1,
      maxLength: 300,
    });
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 50 }), (values, most) => {
        const score = Float32Array.from(values);
        const found = values.map((_, section) => section);
        const sorted = [...found].sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0));
        const kept = new Set(bestOf(found, score, most));
        for (const section of sorted.slice(0, most)) expect(kept.has(section)).toBe(true);
      }),
    );
  });

  it('leave most of a large index out', () => {
    const score = Float32Array.from({ length: 20_000 }, (_, section) => 1 + (section % 1000));
    const found = Array.from(score, (_, section) => section);
    expect(bestOf(found, score, 1000).length).toBeLessThan(1200);
  });
});
