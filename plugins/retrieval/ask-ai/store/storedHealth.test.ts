import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { kept } from '../testing/keptAnswer';
import { type AskDatabase, createDatabase } from './database';
import { DAY_MS, dayOf, type EventCount } from './eventCount';

const NOW = Date.UTC(2026, 10, 20, 12);
const TODAY = dayOf(NOW);
let database: AskDatabase;

beforeEach(() => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-health-')), 'ask.db');
  database = createDatabase({ url: `file:${file}` }, () => {});
});

afterEach(() => database.close());

const seen = (more: Partial<EventCount>): EventCount => ({
  kind: 'no-hit',
  name: 'tree shaken',
  from: '',
  lang: 'en',
  version: 'v2',
  day: TODAY,
  times: 1,
  ...more,
});

test('[LOOP-2] repeated events are counted by day, language and version', async () => {
  await database.count([seen({}), seen({ times: 2 }), seen({ lang: 'zh' })]);
  await database.count([seen({ day: TODAY - 1 }), seen({ day: TODAY - 40 })]);
  const { events, days } = await database.health(NOW - 30 * DAY_MS);
  expect(events).toMatchObject([
    { name: 'tree shaken', lang: 'en', times: 4, from: [] },
    { name: 'tree shaken', lang: 'zh', times: 1 },
  ]);
  expect(days).toEqual([
    { name: 'no-hit', day: TODAY - 1, times: 1 },
    { name: 'no-hit', day: TODAY, times: 4 },
  ]);
});

test('[LOOP-2] a missing page has the pages that link to it, most frequent first', async () => {
  const missing = { kind: 'missing', name: '/guide/gone' } as const;
  await database.count([
    seen({ ...missing, from: '/guide/start' }),
    seen({ ...missing, from: '/config/entry', times: 5 }),
    seen({ ...missing }),
  ]);
  const { events } = await database.health(0);
  expect(events).toMatchObject([
    { name: '/guide/gone', times: 7, from: ['/config/entry', '/guide/start'] },
  ]);
});

test('[LOOP-2] the number of different names per day is limited, and known names are still counted', async () => {
  const many = Array.from({ length: 600 }, (_, at) => seen({ name: `name ${at}` }));
  await database.count(many);
  await database.count([
    seen({ name: 'name 0', times: 9 }),
    seen({ name: 'new', kind: 'missing' }),
  ]);
  const { days, events } = await database.health(0);
  expect(days).toContainEqual({ name: 'no-hit', day: TODAY, times: 509 });
  expect(events[0]).toMatchObject({ name: 'name 0', times: 10 });
  expect(events.filter(({ kind }) => kind === 'missing')).toHaveLength(1);
  expect(events).toHaveLength(51);
});

test('[LOOP-2] questions and feedback are counted by day, and deleted together', async () => {
  await database.insert({ ...kept('a'), wasFound: false, askedAt: NOW });
  await database.insert({ ...kept('b'), wasFound: true, askedAt: NOW });
  await database.insert({ ...kept('c'), wasFound: false, outcome: 'failed', askedAt: NOW });
  await database.insert({ ...kept('d'), wasFound: false, outcome: 'stopped', askedAt: NOW });
  await database.vote({ messageId: 'b', thumbs: 0, votedAt: NOW });
  const opinion = { id: 'o', page: '/x', lang: 'en', version: 'v2', text: '' };
  await database.insertOpinion({ ...opinion, isHelpful: false, createdAt: NOW });
  await database.count([seen({})]);
  const { days, questions, pages } = await database.health(0);
  const counts = Object.fromEntries(days.map(({ name, times }) => [name, times]));
  expect(counts).toEqual({ questions: 4, unanswered: 2, unhelpful: 1, 'no-hit': 1 });
  expect(questions).toHaveLength(1);
  expect(pages).toMatchObject([{ page: '/x', unhelpful: 1 }]);
  await database.deleteBefore(NOW + 2 * DAY_MS);
  expect((await database.health(0)).days).toEqual([]);
});
