import { expect, test } from 'vitest';
import { openPages } from './testing/openPages.ts';
import type { TestPage } from './testing/records.ts';

const pages: TestPage[] = [
  {
    url: '/overlay',
    title: 'Overlay',
    prose: 'Messages of the compiler over the page.',
    questions: ['Switch off the red error screen', 'White text on red covers my app'],
    sections: [['## Colors', 'Which ones the overlay has.']],
  },
  { url: '/errors', title: 'Errors', prose: 'What an error of a screen reader is.' },
];

const find = async (query: string) =>
  (await openPages(pages).search({ query, lang: 'en', version: 'v2' })).hits;

test('[ANS-1] a section is found by the questions that it answers, and shows its own text', async () => {
  const [first] = await find('how do I get rid of the red screen');
  expect(first?.url).toBe('/overlay');
  expect(first?.snippet?.map(({ text }) => text).join('')).toBe(
    'Messages of the compiler over the page.',
  );
  expect((await find('covers my app')).map(({ url }) => url)).toEqual(['/overlay']);
});
