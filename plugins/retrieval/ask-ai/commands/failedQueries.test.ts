import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '../store/database';
import { dayOf } from '../store/eventCount';
import { writeAskSite } from '../testing/askSite';
import { kept } from '../testing/keptAnswer';
import { failedQueries } from './failedQueries';

const SITE_DIR = writeAskSite();
const ASK_AI_DATABASE = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-failed-')), 'ask.db');
const now = Date.now();

test('[LOOP-2] failed searches and questions are read from the database of the server, and equal ones are merged', async () => {
  const notes: string[] = [];
  const env = { SITE_DIR, ASK_AI_DATABASE };
  const read = () => failedQueries(env, 30, (text) => notes.push(text));
  expect(await read()).toBeUndefined();
  expect(notes).toEqual([
    `[search] there is no database ${ASK_AI_DATABASE} → there is no data about readers`,
  ]);

  const database = createDatabase({ url: `file:${ASK_AI_DATABASE}` }, () => {});
  const seen = { from: '', lang: 'en', version: 'v2', day: dayOf(now) };
  await database.count([
    { ...seen, kind: 'no-hit', name: 'Outdir', times: 3 },
    { ...seen, kind: 'no-click', name: 'mode', times: 2 },
    { ...seen, kind: 'missing', name: '/gone', times: 9 },
    { ...seen, kind: 'no-hit', name: 'old', times: 5, day: dayOf(now) - 90 },
  ]);
  const unanswered = { question: 'outdir', wasFound: false, lang: 'en', version: 'v2' };
  await database.insert(kept('m1', now, unanswered));
  await database.insert(kept('m2', now, { question: 'Where?', wasFound: true }));
  await database.close();
  expect(await read()).toEqual([
    { query: 'Outdir', lang: 'en', version: 'v2', times: 4, kind: 'no-hit' },
    { query: 'mode', lang: 'en', version: 'v2', times: 2, kind: 'no-click' },
  ]);
});
