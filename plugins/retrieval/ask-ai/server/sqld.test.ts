import { randomUUID } from 'node:crypto';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { deleteExpired } from '../store/deleteExpired';
import { DAY_MS } from '../store/eventCount';
import { startAskSite } from '../testing/askSite';
import { sqld, sqldFolder, startSqld } from '../testing/sqld';

const QUESTION = 'Where is the directory of bundles?';
const SHARED = { ASK_AI_TOKEN_KEY: 'the same key for both servers' };

test.runIf(sqld)(
  '[SAFE-2] [AI-10] two servers share the real server of libSQL, and lose no vote when it is killed',
  { timeout: 90_000 },
  async () => {
    const folder = sqldFolder();
    let database = await startSqld(folder);
    const { port } = database;
    const env = { ...SHARED, ASK_AI_DATABASE: `http://127.0.0.1:${port}` };
    const sites = await Promise.all([startAskSite(env), startAskSite(env)]);
    const dialogs = await Promise.all(sites.map((site) => site.dialog()));
    const said = new Map<string, number>();

    /** Asks one server and votes at the other. @returns the status of the vote */
    async function askAndVote(at: number, thumbs: 0 | 1): Promise<number> {
      const messageId = randomUUID();
      const answer = await dialogs[at % 2]?.ask(QUESTION, { messageId });
      expect(await answer?.text()).toContain('"type":"finish"');
      let status = 0;
      for (let attempt = 0; attempt < 10 && status !== 200 && status !== 503; attempt += 1) {
        status = (await dialogs[(at + 1) % 2]?.vote(messageId, thumbs))?.status ?? 0;
        // The other server may not have stored the answer yet.
        if (status === 404) await new Promise((resolve) => setTimeout(resolve, 200));
      }
      if (status === 200) said.set(messageId, thumbs);
      return status;
    }

    for (let at = 0; at < 4; at += 1) expect(await askAndVote(at, at % 2 ? 1 : 0)).toBe(200);
    await database.kill();
    expect([404, 503]).toContain(await askAndVote(0, 1));
    expect(await sites[0]?.readiness()).toMatchObject({ status: 'degraded' });
    database = await startSqld(folder, port);
    await expect.poll(() => askAndVote(0, 1), { timeout: 20_000 }).toBe(200);
    await expect.poll(() => askAndVote(1, 0), { timeout: 20_000 }).toBe(200);
    for (const site of sites) {
      site.terminate();
      expect(await site.ended, site.complaints()).toBe(0);
    }

    const client = createClient({ url: env.ASK_AI_DATABASE });
    const { rows } = await client.execute('SELECT message_id, thumbs FROM votes');
    const stored = new Map(rows.map((row) => [row.message_id, row.thumbs]));
    for (const [id, thumbs] of said) expect(stored.get(id)).toBe(thumbs);
    expect(said.size).toBeGreaterThanOrEqual(6);

    const now = Date.now();
    expect(await deleteExpired(client, 1, now)).toEqual({ deleted: 0 });
    for (let hours = 20; hours <= 60; hours += 20) {
      await deleteExpired(client, 1, now + (hours * DAY_MS) / 24);
    }
    expect((await client.execute('SELECT * FROM votes')).rows).toEqual([]);
    client.close();
    await database.kill();
  },
);
