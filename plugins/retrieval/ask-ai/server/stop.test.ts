import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../store/openDatabase';
import { startAskSite } from '../testing/askSite';
import { fakeUpstream } from '../testing/fakeUpstream';
import { readStream } from '../testing/readStream';
import { testAsk } from '../testing/testAsk';

const QUESTION = 'Where is the directory that bundles are written to?';

async function rowsOf(file: string) {
  const client = await openDatabase({ url: `file:${file}` });
  const { rows } = await client.execute('SELECT question, outcome, answer FROM answers ORDER BY 1');
  client.close();
  return rows;
}

test('[AI-10] [SAFE-2] every question before SIGTERM is in the database file when the server has exited', async () => {
  const server = await startAskSite();
  const { ask } = await server.dialog();
  // On a busy machine, the search takes its time to load, and a stop does not wait for that.
  await readStream(await ask(QUESTION));
  const questions = Array.from({ length: 8 }, (_, at) => `${QUESTION} ${at}`);
  const answers = await Promise.all(questions.map((question) => ask(question)));
  server.terminate();
  await Promise.all(answers.map(readStream));
  expect(await server.ended, server.complaints()).toBe(0);
  // Without the journal files, which SQLite keeps until the database is closed.
  const alone = path.join(server.folder, 'alone.db');
  copyFileSync(server.database, alone);
  const rows = await rowsOf(alone);
  expect(rows.map(({ question }) => question)).toEqual([QUESTION, ...questions]);
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['complete']));
});

test('[AI-10] answers in progress are ended when the server closes, and stored as stopped', async () => {
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
