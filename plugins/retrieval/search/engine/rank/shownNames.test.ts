import { describe, expect, it } from 'vitest';
import { openPages } from '../testing/openPages.ts';
import type { TestPage } from '../testing/records.ts';
import { raiseShown } from './shownNames.ts';

const shown = (text: string) => ({ lang: 'js', text });
const pages: TestPage[] = [
  {
    url: '/types',
    title: 'Check types',
    sections: [
      ['## Checking types', 'Check types in a process of its own.'],
      ['## Types', 'Check them before a release.'],
    ],
  },
  {
    url: '/migration',
    title: 'Migration',
    sections: [['## Before', 'What a project has.', shown('new ForkCheckerPlugin(),')]],
  },
];
const urlsOf = (query: string, meaning: string) =>
  openPages(pages, { synonyms: { [query]: [meaning] } })
    .find({ query, lang: 'en', version: 'v2' })
    .hits.map(({ url }) => url);

describe('a name that only stands in code', () => {
  it('[ANS-2] is found in its code directly after the section that a synonym names', () => {
    expect(urlsOf('ForkCheckerPlugin', 'check types').slice(0, 2)).toEqual([
      '/types',
      '/migration#before',
    ]);
  });

  it('has no influence on names that sentences contain', () => {
    const said = [...pages, { url: '/said', title: 'Said', prose: 'Remove ForkCheckerPlugin.' }];
    const urls = openPages(said, { synonyms: { ForkCheckerPlugin: ['check types'] } })
      .find({ query: 'ForkCheckerPlugin', lang: 'en', version: 'v2' })
      .hits.map(({ url }) => url);
    expect(urls.indexOf('/migration#before')).toBeGreaterThan(1);
  });

  it.each([
    [[1, 2, 3, 4], [3], [1, 3, 2, 4]],
    [[1, 2, 3], [2], [1, 2, 3]],
    [
      [1, 2, 3],
      [1, 3],
      [1, 2, 3],
    ],
    [[1, 2], [], [1, 2]],
    [[], [1], []],
  ])('is moved to the second place: of %j those of %j become %j', (sections, raised, expected) => {
    const ranked = sections.map((section, at) => ({ section, score: 10 - at }));
    const result = raiseShown(ranked, new Set(raised));
    expect(result.map(({ section }) => section)).toEqual(expected);
    const scores = result.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });
});
