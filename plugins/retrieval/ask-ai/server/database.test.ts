import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { STOP_TIME } from '../store/askStore';
import { startAskSite } from '../testing/askSite';
import { readStream } from '../testing/readStream';

/** A generous timeout for a busy machine. */
const PATIENCE = { timeout: 10_000 };
const QUESTION = 'Where is the directory that bundles are written to?';

type Dialog = Awaited<ReturnType<Awaited<ReturnType<typeof startAskSite>>['dialog']>>;

/** Sends a question and reads the answer to its end. */
async function asked({ ask }: Dialog, messageId: string): Promise<string> {
  const { text } = await readStream(await ask(QUESTION, { messageId }));
  return text;
}

/** Returns the questions in a database; none before its tables are created. */
async function idsIn(file: string): Promise<unknown[]> {
  const client = createClient({ url: `file:${file}` });
  const found = await client
    .execute('SELECT message_id FROM answers ORDER BY 1')
    .catch(() => undefined);
  client.close();
  return found?.rows.map((row) => row.message_id) ?? [];
}

/** Locks a database until the lock is released. */
async function lock(file: string): Promise<() => Promise<void>> {
  const client = createClient({ url: `file:${file}` });
  const writing = await client.transaction('write');
  return async () => {
    await writing.rollback();
    client.close();
  };
}

test('[SAFE-2] [AI-10] a locked database delays no page, answer or stop; queued writes are stored, or counted as lost', async () => {
  const server = await startAskSite();
  const dialog = await server.dialog();
  await asked(dialog, 'm0');
  await expect.poll(() => idsIn(server.database), PATIENCE).toEqual(['m0']);
  const letGo = await lock(server.database);
  // A client may have eight concurrent answers.
  for (const first of [1, 6]) {
    const ids = Array.from({ length: 5 }, (_, at) => `m${first + at}`);
    await Promise.all(ids.map((id) => asked(dialog, id)));
  }
  let slowest = 0;
  for (let count = 0; count < 20; count += 1) {
    const start = performance.now();
    await (await fetch(`${server.origin}/docs/`)).text();
    slowest = Math.max(slowest, performance.now() - start);
  }
  expect(slowest).toBeLessThan(1000);
  await expect.poll(server.readiness, PATIENCE).toMatchObject({
    status: 'degraded',
    degraded: [{ problem: expect.stringContaining('locked') }],
  });
  await letGo();
  await expect.poll(() => idsIn(server.database), PATIENCE).toHaveLength(11);
  await expect.poll(server.readiness, PATIENCE).toMatchObject({ status: 'ready' });

  // Keep a reference: a garbage-collected connection would be closed and release its lock.
  const letGoAtLast = await lock(server.database);
  for (const id of ['m11', 'm12', 'm13']) await asked(dialog, id);
  const start = performance.now();
  server.terminate();
  expect(await server.ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(STOP_TIME + 5_000);
  expect(server.complaints()).toMatch(
    /3 answers could not be stored before the stop: .*database is locked/,
  );
  await letGoAtLast();
});

test('[AI-10] a database that is removed while the server runs is recreated: a vote is stored or rejected', async () => {
  const server = await startAskSite();
  const dialog = await server.dialog();
  await asked(dialog, 'm0');
  expect((await dialog.vote('m0', 1)).status).toBe(200);
  for (const end of ['', '-wal', '-shm']) rmSync(server.database + end, { force: true });
  expect((await dialog.vote('m0', 0)).status).toBe(404);
  await asked(dialog, 'm1');
  expect((await dialog.vote('m1', 1)).status).toBe(200);
  expect(await idsIn(server.database)).toEqual(['m1']);
  expect(server.complaints()).toContain(`the database ${server.database} was removed or replaced`);
  server.terminate();
  await server.ended;
});

test('[AI-10] [AI-11] if the database cannot be opened, questions are answered and votes rejected in the language of the reader', async () => {
  const server = await startAskSite({ ASK_AI_DATABASE: '/dev/null/nowhere/ask.db' });
  const dialog = await server.dialog({ 'accept-language': 'zh' });
  expect(await asked(dialog, 'm0')).toContain('bundles are written to');
  const refused = await dialog.vote('m0', 1);
  expect([refused.status, await refused.text()]).toEqual([503, '评价未能保存，请稍后再试。\n']);
  expect(await server.readiness()).toEqual({
    status: 'degraded',
    degraded: [
      {
        paths: ['/api/chat', '/api/chat/token', '/api/chat/feedback', '/api/chat/page'],
        problem: expect.stringContaining('votes are rejected'),
      },
    ],
  });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(server.complaints()).toContain('/dev/null/nowhere/ask.db cannot be opened');
  server.terminate();
  expect(await server.ended).toBe(0);
});

test('[AI-10] an invalid database file is renamed, and a new one is created', async () => {
  const folder = `/tmp/lectern-damaged-${process.pid}`;
  mkdirSync(folder);
  const file = `${folder}/ask.db`;
  writeFileSync(file, 'no database at all, '.repeat(500));
  const server = await startAskSite({ ASK_AI_DATABASE: file });
  const dialog = await server.dialog();
  await asked(dialog, 'm0');
  expect((await dialog.vote('m0', 1)).status).toBe(200);
  expect(await idsIn(file)).toEqual(['m0']);
  const [aside] = readdirSync(folder).filter((name) => name.includes('damaged'));
  expect(aside).toMatch(/^ask\.damaged-\d{8}T\d{6}\.db$/);
  expect(server.complaints()).toContain(`${folder}/${aside}, and a new one was created`);
  server.terminate();
  expect(await server.ended).toBe(0);
  rmSync(folder, { recursive: true });
});
