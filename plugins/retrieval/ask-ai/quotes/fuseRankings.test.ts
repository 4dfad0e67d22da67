import { expect, test } from 'vitest';
import type { PageSection } from '../../../content/sections/types';
import { TEST_RECORDS } from '../testing/testDocs';
import { createCorpus } from './corpus';
import { engineFirst, fuseRankings } from './fuseRankings';

const corpus = createCorpus(TEST_RECORDS.slice(0, 6));
const { sections } = corpus;
const ranked = (places: (number | undefined)[]) =>
  places.map((place, at) => {
    const section = sections[at];
    if (!section) throw new Error('there are too few records');
    return { section, score: 10 - at, coverage: 0.5, place };
  });
const order = (list: ReturnType<typeof fuseRankings>) => list.map(({ section }) => section.at);

test('[ANS-1] the first of both rankings is first, and a section that both know comes before one of a single one', () => {
  expect(order(fuseRankings('q', ranked([0, 1, 2]), corpus))).toEqual([0, 1, 2]);
  expect(order(fuseRankings('q', ranked([undefined, 0, undefined, 1]), corpus))).toEqual([
    1, 3, 0, 2,
  ]);
});

test('[ANS-1] what a question names comes first', () => {
  const at = sections.findIndex(({ record }) => record.url.endsWith('#outputpath'));
  const named = { ...sections[at] } as (typeof sections)[number];
  const list = [...ranked([0, 1]), { section: named, score: 1, coverage: 0.1, place: undefined }];
  const { hierarchy } = named.record;
  const question = `What is the default of ${(hierarchy.lvl2 ?? '').replace(/ \(.*/, '')}?`;
  expect(fuseRankings(question, list, corpus)[0]?.section).toBe(named);
  expect(fuseRankings('What is a default?', list, corpus)[0]?.section).not.toBe(named);
});

test('[ANS-1] a message has the order of the engine', () => {
  expect(order(engineFirst(ranked([2, undefined, 0, 1])))).toEqual([2, 3, 0]);
});

test('[ANS-1] of sections that rank alike, the one comes first whose one paragraph or page keywords say the question', () => {
  const section = (url: string, units: string[], keywords: string[] = []): PageSection => ({
    ...(TEST_RECORDS[0] as PageSection),
    hierarchy: { ...(TEST_RECORDS[0] as PageSection).hierarchy, lvl1: url, lvl2: null },
    url,
    content: units.join('\n'),
    units,
    code: [],
    keywords,
  });
  const texts = [
    'Chunks load slowly. Nothing else.',
    'A route may wait.',
    'It is first visited late.',
  ];
  const pages = createCorpus([
    section('/apart', texts),
    section('/together', [texts.join(' ')]),
    section('/known', texts, ['slow first route', 'chunks']),
  ]);
  const alike = (at: number) => {
    const found = pages.sections[at];
    if (!found) throw new Error(`there is no section ${at}`);
    return [{ section: found, score: 1, coverage: 1, place: 0 }];
  };
  const scoreOf = (at: number) =>
    fuseRankings('Why is the first route with chunks slow?', alike(at), pages)[0]?.score ?? 0;
  expect(scoreOf(1)).toBeGreaterThan(scoreOf(0));
  expect(scoreOf(2)).toBeGreaterThan(scoreOf(0));
});

test('[ANS-1] of sections that rank alike, the one comes first that answers a question like it', () => {
  const [record] = TEST_RECORDS;
  if (!record) throw new Error('there are no records');
  const section = (url: string, questions: string[]): PageSection => ({
    ...record,
    url,
    questions,
  });
  const pages = createCorpus([
    section('/none', []),
    section('/other', ['Which colors can the overlay have?']),
    section('/this', ['Take away the red screen', 'How do I hide the red error screen?']),
  ]);
  const alike = pages.sections.map((found) => ({
    section: found,
    score: 1,
    coverage: 1,
    place: 0,
  }));
  const [first] = fuseRankings('hide the red error screen', alike, pages);
  expect(first?.section.record.url).toBe('/this');
});
