import { expect, test } from 'vitest';
import { isPageBehind } from './cameFrom';

const origin = 'https://docs.example';
const behind = (referrer: string, historyLength = 2) =>
  isPageBehind({ referrer, origin, historyLength });

test('[PLAY-2] the link to the page goes back in the history if the reader came from a page', () => {
  expect(behind(`${origin}/zh/guide/features/css`)).toBe(true);
  expect(behind(`${origin}/guide/features/css`, 1)).toBe(false);
  expect(behind(`${origin}/play/v2`)).toBe(false);
  expect(behind('https://elsewhere.example/')).toBe(false);
  expect(behind('')).toBe(false);
});
