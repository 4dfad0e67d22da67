import { expect, test } from 'vitest';
import { openPages } from '../testing/openPages.ts';

const index = openPages([
  {
    url: '/images',
    title: 'Pictures',
    sections: [
      ['## Small files', 'Icons below a size are inlined, so that browsers send nothing.'],
    ],
  },
  { url: '/size', title: 'Browsers and size', prose: 'What a page weighs.' },
  { url: '/other', title: 'Other', prose: 'Something else.' },
]);
const find = (query: string) =>
  index.find({ query, lang: 'en', version: 'v2' }).hits.map(({ url }) => url)[0];

test('[ANS-2] in a question the section whose sentences say it comes before headings with a part of its words', () => {
  expect(find('inlined icons that browsers load below some size')).toBe('/images#small-files');
});

test('[ANS-2] in a name a heading comes first', () => {
  expect(find('browsers size')).toBe('/size');
});
