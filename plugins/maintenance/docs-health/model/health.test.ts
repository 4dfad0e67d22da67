import { expect, test } from 'vitest';
import { DAY_MS, dayOf } from '../../../retrieval/ask-ai/store/eventCount';
import { FACTS, NOW, STORED } from '../testing/testHealth';
import { makeHealth, type SectionName } from './health';
import { trendOf } from './trend';

const health = makeHealth({ facts: FACTS, builtAt: NOW, stored: STORED, now: NOW, days: 30 });
const rowsOf = (name: SectionName) => health.sections.find((one) => one.name === name)?.rows ?? [];

test('[LOOP-2] a question without a good answer refers to the page that it was answered from, or to the folder where one is missing', () => {
  expect(rowsOf('unanswered')).toMatchObject([
    { name: 'How do I cook?', count: 3, remedy: 'write', places: [{ path: 'docs/v2/en/' }] },
    {
      name: 'Where is the output?',
      count: 1,
      remedy: 'improve',
      places: [{ path: 'docs/v2/en/config/output.mdx', href: 'https://repo.example/output' }],
    },
  ]);
});

test('[LOOP-2] a failed search has an action and a file', () => {
  expect(rowsOf('searches')).toMatchObject([
    { name: 'qzxv', remedy: 'keywords', places: [{ path: 'docs/v2/en/' }] },
    { name: 'outputs', remedy: 'retitle', places: [{ path: 'docs/v2/en/config/output.mdx' }] },
  ]);
});

test('[LOOP-2] a missing address refers to the pages that link to it, or else to the most similar page', () => {
  expect(rowsOf('missing')).toMatchObject([
    { name: '/gone', remedy: 'link', places: [{ path: 'docs/v2/en/guide/start.mdx' }] },
    {
      name: '/zh/config/outputs',
      remedy: 'redirect-to',
      places: [{ path: 'docs/v2/zh/config/output.mdx' }],
    },
  ]);
});

test('[LOOP-2] unhelpful pages have the comments of readers, and pages that only helped are not listed', () => {
  expect(rowsOf('unhelpful')).toMatchObject([
    { name: '/config/output', count: 7, more: 1, details: ['6', '5', '4', '3', '2'] },
  ]);
});

test('[LOOP-2] findings of checks are one row per file, with the first line', () => {
  expect(rowsOf('stale')).toMatchObject([
    { name: '输出', count: 2, places: [{ path: 'docs/v2/zh/config/output.mdx:9' }] },
  ]);
  expect(rowsOf('options')).toMatchObject([{ name: 'docs/v2/en/config/index.mdx', count: 1 }]);
});

test('[LOOP-2] pages far above the median size of the site are heavy', () => {
  expect(rowsOf('heavy')).toMatchObject([{ name: 'Output', count: 300_000, remedy: 'split' }]);
});

test('[LOOP-2] sections that do not apply are omitted: samples without tests, readers without a database', () => {
  const names = (more: object) =>
    makeHealth({ facts: FACTS, builtAt: NOW, now: NOW, days: 30, ...more }).sections.map(
      ({ name }) => name,
    );
  expect(names({})).toEqual(['stale', 'options', 'heavy']);
  expect(names({ stored: STORED, facts: { ...FACTS, counts: false, checks: [] } })).toEqual([
    'unanswered',
    'unhelpful',
    'heavy',
  ]);
});

test('[LOOP-2] a trend has every day up to today, or weeks if there are too many days', () => {
  const day = dayOf(NOW);
  const counts = [
    { name: 'missing', day, times: 2 },
    { name: 'missing', day: day - 6, times: 3 },
    { name: 'missing', day: day - 7, times: 5 },
    { name: 'no-hit', day, times: 9 },
  ] as const;
  const week = trendOf('missing', counts, { now: NOW, days: 7 });
  expect(week.steps.map(({ times }) => times)).toEqual([3, 0, 0, 0, 0, 0, 2]);
  expect(week.steps[0]?.start).toBe((day - 6) * DAY_MS);
  const weeks = trendOf('missing', counts, { now: NOW, days: 180 });
  expect(weeks).toMatchObject({ stepDays: 7, total: 10 });
  expect(weeks.steps.slice(-2).map(({ times }) => times)).toEqual([5, 5]);
});
