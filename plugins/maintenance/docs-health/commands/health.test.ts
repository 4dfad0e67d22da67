import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../retrieval/ask-ai/store/database';
import { dayOf } from '../../../retrieval/ask-ai/store/eventCount';
import { writeAskSite } from '../../../retrieval/ask-ai/testing/askSite';
import { writeSite } from '../../../serving/server/testing/testSite';
import { FACTS_FILE } from '../build/buildFacts';
import { FACTS } from '../testing/testHealth';
import { healthPage, readHealth } from './health';

const SITE_DIR = writeAskSite({ [FACTS_FILE]: JSON.stringify(FACTS) });
const ASK_AI_DATABASE = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-health-')), 'ask.db');

test('[LOOP-2] the command reads the build and the database that the server writes to', async () => {
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const without = await readHealth({ SITE_DIR, ASK_AI_DATABASE }, 30, note);
  expect(without.health.hasReaders).toBe(false);
  expect(notes).toEqual([
    `[docs-health] there is no database ${ASK_AI_DATABASE} → there is no data about readers`,
  ]);

  const database = createDatabase({ url: `file:${ASK_AI_DATABASE}` }, () => {});
  const seen = { from: '', lang: 'en', version: 'v2', times: 3, day: dayOf(Date.now()) };
  await database.count([{ ...seen, kind: 'missing', name: '/guide/gone' }]);
  await database.close();
  const { health, style } = await readHealth({ SITE_DIR, ASK_AI_DATABASE }, 30, note);
  expect(health.sections.find(({ name }) => name === 'missing')).toMatchObject({
    total: 1,
    rows: [{ name: '/guide/gone', count: 3 }],
    trends: [{ name: 'missing', total: 3 }],
  });
  const page = healthPage(health, style, 'zh');
  expect(page).toContain('/guide/gone');
  expect(page).not.toMatch(/<script|<form|\bsrc=|href="http:/);
});

test('[LOOP-2] the error for a build without facts names the setting that writes them', async () => {
  const root = writeSite({ 'index.html': 'home' });
  await expect(readHealth({ SITE_DIR: root }, 30, () => {})).rejects.toThrow(
    `[docs-health] ${root} has no build data → set "docsHealth: true" in rspress.config.ts, and run "lectern build"`,
  );
  const broken = writeSite({ [FACTS_FILE]: '{"title":1}' });
  await expect(readHealth({ SITE_DIR: broken }, 30, () => {})).rejects.toThrow(
    /\.lectern-health\.json cannot be read → run "npm run build" again/,
  );
});
