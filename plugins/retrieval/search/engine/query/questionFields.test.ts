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

test('[ANS-2] in a question the rare form of a frequent word counts as little as its other forms', () => {
  const often = Array.from({ length: 12 }, (_, at) => ({
    url: `/often-${at}`,
    title: `Page ${at}`,
    prose: 'Some tools overwrite files.',
  }));
  const pages = openPages([
    ...often,
    { url: '/forms', title: 'Another', prose: 'This tool overwrites files.' },
    { url: '/icons', title: 'Pictures', prose: 'Some tools draw icons.' },
    { url: '/more-icons', title: 'More pictures', prose: 'Some tools send many other icons.' },
  ]);
  const query = 'overwrites icons somewhere unexpectedly';
  const [first] = pages.find({ query, lang: 'en', version: 'v2' }).hits;
  expect(first?.url).toBe('/icons');
});
