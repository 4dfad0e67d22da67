import { expect, test } from 'vitest';
import { isPageBehind } from './cameFrom';

const PAGE = 'https://docs.example/zh/guide/features/css';
const behind = (referrer: string, historyLength = 2) =>
  isPageBehind(new URL(PAGE), { referrer, historyLength });

test('[PLAY-2] the link to the page goes back in the history if the reader came from that page', () => {
  expect(behind(PAGE)).toBe(true);
  expect(behind(`${PAGE}?outline=0`)).toBe(true);
  expect(behind(PAGE, 1)).toBe(false);
  expect(behind('https://docs.example/zh/guide/features/html')).toBe(false);
  expect(behind('https://docs.example/play/zh/v2')).toBe(false);
  expect(behind('https://elsewhere.example/zh/guide/features/css')).toBe(false);
  expect(behind('')).toBe(false);
});
