import { expect, test } from 'vitest';
import { whyNot } from './whyNot';

const HERE = { hasEngine: true, isIsolated: true, isSmall: false };

test('[PLAY-4] of several reasons, the one that readers can change least is given', () => {
  expect(whyNot(HERE)).toBeUndefined();
  expect(whyNot({ ...HERE, isIsolated: false })).toBe('notIsolated');
  expect(whyNot({ ...HERE, isSmall: true, isIsolated: false })).toBe('smallScreen');
  expect(whyNot({ hasEngine: false, isSmall: true, isIsolated: false })).toBe('noFiles');
});
