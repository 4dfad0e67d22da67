import { describe, expect, it } from 'vitest';
import { proseWeight, WEIGHT_STEPS, weightOf } from './proseWeights.ts';

const AVERAGE = 50;
const weightIn = (count: number, length: number) => weightOf(proseWeight(count, length, AVERAGE));

describe('the weight of a word in a text', () => {
  it('is about the number of times that a text of average length contains it', () => {
    expect([1, 2, 3].map((count) => weightIn(count, AVERAGE))).toEqual([0.75, 1.5, 3]);
  });

  it('keeps falling in texts that are many times as long as the average', () => {
    const weights = [1, 4, 10, 20].map((times) => weightIn(1, AVERAGE * times));
    expect(weights).toEqual([...new Set(weights)].sort((a, b) => b - a));
  });

  it('is stored in few steps', () => {
    const steps = [1, 40, 4000].flatMap((length) =>
      [1, 5, 500].map((count) => proseWeight(count, length, AVERAGE)),
    );
    expect(Math.min(...steps)).toBe(1);
    expect(Math.max(...steps)).toBe(WEIGHT_STEPS);
  });
});
