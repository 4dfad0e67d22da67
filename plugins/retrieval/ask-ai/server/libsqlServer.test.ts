import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startAskSite } from '../testing/askSite';
import { startLibsqlServer } from '../testing/libsqlServer';

test('[SAFE-2] [AI-10] if a libSQL server is unavailable in any way, questions are answered and no vote is lost', {
  timeout: 60_000,
}, async () => {
  const database = await startLibsqlServer(mkdtempSync(path.join(tmpdir(), 'lectern-libsql-')));
  const site = await startAskSite({ ASK_AI_DATABASE: database.url });
  const dialog = await site.dialog();
  const said = new Map<string, number>();

  /** Sends a question, and votes until the vote is stored or the attempts are used up. */
  async function askAndVote(isStored: boolean) {
    const messageId = randomUUID();
    const answer = await dialog.ask('Where is the directory of bundles?', { messageId });
    expect([answer.status, (await answer.text()).includes('"type":"finish"')]).toEqual([200, true]);
    const vote = async () => {
      const { status } = await dialog.vote(messageId, 1);
      if (status === 200) said.set(messageId, 1);
      return status;
    };
    if (isStored) await expect.poll(vote, { timeout: 20_000 }).toBe(200);
    else expect([200, 503]).toContain(await vote());
  }

  await askAndVote(true);
  for (const mood of ['unauthorized', 'bad gateway', 'broken', 'cut'] as const) {
    database.be(mood);
    await askAndVote(false);
    const start = performance.now();
    expect((await fetch(`${site.origin}/docs/`)).status).toBe(200);
    expect(performance.now() - start, mood).toBeLessThan(2000);
  }
  expect(await site.readiness()).toMatchObject({ status: 'degraded' });
  database.be('well');
  await askAndVote(true);
  expect(await site.readiness()).toMatchObject({ status: 'ready' });
  site.terminate();
  expect(await site.ended, site.complaints()).toBe(0);
  const stored = database.votes();
  for (const [id, thumbs] of said) expect(stored.get(id)).toBe(thumbs);
  await database.close();
});
