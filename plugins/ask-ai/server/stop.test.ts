import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testRecords, writeSearchSite } from '../../search/testing/searchSite';
import { startServer } from '../../server/testing/testServer';
import { readOptions } from '../options';
import { openDatabase } from '../store/openDatabase';
import { askServer } from '../testing/askServer';
import { fakeUpstream } from '../testing/fakeUpstream';
import { readStream } from '../testing/readStream';
import { testAsk } from '../testing/testAsk';
import { SECTIONS_FILE, SETTINGS_FILE } from './askFiles';

const QUESTION = 'Where is the directory that bundles are written to?';

async function rowsOf(file: string) {
  const client = await openDatabase({ url: `file:${file}` });
  const { rows } = await client.execute('SELECT question, outcome, answer FROM answers ORDER BY 1');
  client.close();
  return rows;
}

test('[AI-10] [SAFE-2] what was asked until SIGTERM is in the database file when the server has ended', async () => {
  const lines = testRecords().flatMap(({ records }) =>
    records.map((record) => JSON.stringify(record)),
  );
  const root = writeSearchSite({
    [SETTINGS_FILE]: JSON.stringify(readOptions({})),
    [SECTIONS_FILE]: lines.join('\n'),
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-stop-'));
  const database = path.join(folder, 'ask.db');
  const server = await startServer(root, { ASK_AI_DATABASE: database, LOG: 'off' });
  const { ask } = await askServer(`http://127.0.0.1:${server.port}/docs`);
  const questions = Array.from({ length: 8 }, (_, at) => `${QUESTION} ${at}`);
  const answers = await Promise.all(questions.map((question) => ask(question)));
  server.terminate();
  await Promise.all(answers.map(readStream));
  expect(await server.ended, server.complaints()).toBe(0);
  // Without the files beside it, which SQLite keeps until a database is closed.
  const alone = path.join(folder, 'alone.db');
  copyFileSync(database, alone);
  const rows = await rowsOf(alone);
  expect(rows.map(({ question }) => question)).toEqual(questions);
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['complete']));
});

test('[AI-10] answers that are under way when the server closes are ended and kept as stopped', async () => {
  const upstream = await fakeUpstream(() => [{ say: 'Words.\n\n' }, { wait: 30_000 }]);
  const site = await testAsk({ model: upstream.model });
  const reader = (await site.ask(QUESTION)).body?.getReader();
  let read = '';
  while (!read.includes('Words')) {
    read += new TextDecoder().decode((await reader?.read())?.value);
  }
  await site.close();
  const [row] = await rowsOf(site.url.slice('file:'.length));
  expect(row).toMatchObject({ question: QUESTION, outcome: 'stopped' });
  expect(row?.answer).toContain('Words');
  expect(site.complaints).toEqual([]);
  await expect.poll(upstream.closedEarly).toBe(1);
  await upstream.close();
});
