import { expect, test } from 'vitest';
import { DEFAULT_WEIGHTS, folderWeight } from './folderWeights';

test('[SRCH-15] news and pages about the project have a lower weight than instructions', () => {
  for (const told of ['/news/first', '/docs/zh/contribute/', 'v1/roadmap', '/Blog/a']) {
    expect(folderWeight(told, DEFAULT_WEIGHTS)).toBe(0.55);
  }
  for (const other of ['/guide/newsletter', '/', '/config/output', '']) {
    expect(folderWeight(other, DEFAULT_WEIGHTS)).toBe(1);
  }
});

test('the longest matching folder applies', () => {
  const weights = { guide: 0.8, 'guide/start': 1.5 };
  expect(folderWeight('/zh/guide/start/introduction', weights)).toBe(1.5);
  expect(folderWeight('/zh/guide/features', weights)).toBe(0.8);
});
