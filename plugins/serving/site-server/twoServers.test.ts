import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askServer } from '../../retrieval/ask-ai/testing/askServer';
import { startAskSite } from '../../retrieval/ask-ai/testing/askSite';
import { readStream } from '../../retrieval/ask-ai/testing/readStream';
import { LECTERN_COMMAND } from '../../support/testing/lecternCommand';
import { nginx, startNginx } from '../server/testing/nginx';
import type { Running } from '../server/testing/programs';
import { redis, startRedis } from '../server/testing/redis';

const SEARCHES = 6;
const QUESTION = 'Where is the directory that bundles are written to?';
const SHARED = { ASK_AI_TOKEN_KEY: 'the same key for both servers', TRUSTED_PROXIES: '1' };

type Site = Awaited<ReturnType<typeof startAskSite>>;
let one: Site;
let other: Site;
let counts: Running | undefined;
let proxy: Running | undefined;

beforeAll(async () => {
  counts = redis ? await startRedis() : undefined;
  const env = {
    ...SHARED,
    LIMIT_SEARCHES_PER_MINUTE: String(SEARCHES),
    ...(counts && { LIMITS_REDIS: `redis://127.0.0.1:${counts.port}` }),
  };
  one = await startAskSite(env);
  other = await startAskSite({ ...env, ASK_AI_DATABASE: one.database });
  proxy = nginx ? await startNginx([one.port, other.port]) : undefined;
});

afterAll(async () => {
  await proxy?.kill();
  for (const server of [one, other]) {
    server.terminate();
    await server.ended;
  }
  await counts?.kill();
});

function search(origin: string, client: string): Promise<Response> {
  return fetch(`${origin}/docs/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-forwarded-for': client },
    body: JSON.stringify({ requests: [{ indexName: 'docs', query: 'output' }] }),
  });
}

test('[AI-7] a token of one server is good at the other, and one of another key is not', async () => {
  const token = async ({ origin }: Site) => {
    const answer = await fetch(`${origin}/docs/api/chat/token`, { method: 'POST' });
    return ((await answer.json()) as { token: string }).token;
  };
  const ask = async ({ origin }: Site, given: string) => {
    const { ask: asked } = await askServer(`${origin}/docs`, { authorization: `TOKEN ${given}` });
    return asked(QUESTION);
  };
  const answer = await ask(other, await token(one));
  expect((await readStream(answer)).text).toContain('output.path');
  const stranger = await startAskSite({ ASK_AI_TOKEN_KEY: 'another key than those servers' });
  expect((await ask(stranger, await token(one))).status).toBe(401);
  stranger.terminate();
  await stranger.ended;
});

test('[AI-10] a vote at one server finds the question that the other has answered', async () => {
  const messageId = randomUUID();
  const answered = await (await one.dialog()).ask(QUESTION, { messageId });
  await readStream(answered);
  const { vote } = await other.dialog();
  await expect.poll(async () => (await vote(messageId, 1)).status, { timeout: 10_000 }).toBe(200);
  expect(one.complaints() + other.complaints()).toBe('');
});

test('[AI-10] [AI-11] no vote at either server is lost while commands report on their database and purge it', async () => {
  const lectern = promisify(execFile);
  const [program, ...args] = LECTERN_COMMAND;
  const command = async (...words: string[]) => {
    const env = { ...process.env, ASK_AI_DATABASE: one.database };
    return (await lectern(program, [...args, 'ask', ...words], { env })).stdout;
  };
  const voted: string[] = [];
  let isOver = false;
  const readers = [one, other].map(async (first, at) => {
    const second = at === 0 ? other : one;
    for (let turn = 0; !isOver; turn += 1) {
      const client = { 'x-forwarded-for': `198.51.100.${at * 100 + (turn % 100)}` };
      const messageId = randomUUID();
      await readStream(await (await first.dialog(client)).ask(QUESTION, { messageId }));
      const { vote } = await second.dialog(client);
      await expect
        .poll(async () => (await vote(messageId, 0)).status, { timeout: 20_000 })
        .toBe(200);
      voted.push(messageId);
    }
  });
  try {
    await expect.poll(() => voted.length, { timeout: 20_000 }).toBeGreaterThan(1);
    for (let round = 0; round < 2; round += 1) {
      expect(await command('purge', '--before', '2020-01-01')).toBe('0 questions deleted.\n');
      expect(await command('report')).toContain(QUESTION);
    }
  } finally {
    isOver = true;
    await Promise.all(readers);
  }
  const client = createClient({ url: pathToFileURL(one.database).href });
  const { rows } = await client.execute('SELECT message_id FROM votes WHERE thumbs = 0');
  client.close();
  const stored = new Set(rows.map(({ message_id }) => message_id));
  expect(voted.filter((id) => !stored.has(id))).toEqual([]);
});

/** Skipped on a machine without Redis: `apt-get install redis-server`. */
const withRedis = test.skipIf(!redis);
/** Skipped on a machine without nginx: `apt-get install nginx-light`. */
const behindNginx = test.skipIf(!nginx);

withRedis('[AI-11] [SAFE-2] a client has one budget at both servers', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < SEARCHES; at += 1) {
    const { status } = await search(at % 2 === 0 ? one.origin : other.origin, '203.0.113.1');
    statuses.push(status);
  }
  expect(statuses).toEqual(Array<number>(SEARCHES).fill(200));
  for (const { origin } of [one, other]) {
    const refused = await search(origin, '203.0.113.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    expect((await search(origin, '203.0.113.2')).status).toBe(200);
  }
});

behindNginx(
  '[AI-7] [AI-10] a conversation behind one address works, whichever server answers',
  async () => {
    const { ask, vote } = await askServer(`http://127.0.0.1:${proxy?.port}/docs`);
    const ids = Array.from({ length: 4 }, () => randomUUID());
    for (const messageId of ids) {
      const { text } = await readStream(await ask(QUESTION, { messageId }));
      expect(text).toContain('output.path');
    }
    for (const messageId of ids) {
      await expect
        .poll(async () => (await vote(messageId, 1)).status, { timeout: 10_000 })
        .toBe(200);
    }
  },
);

behindNginx('[SAFE-2] a server that stops is not noticed behind one address', async () => {
  const origin = `http://127.0.0.1:${proxy?.port}`;
  const third = await startAskSite(SHARED);
  const pair = await startNginx([one.port, third.port]);
  const address = `http://127.0.0.1:${pair.port}/docs/`;
  const statuses = new Set<number>();
  let isOver = false;
  const readers = Array.from({ length: 4 }, async () => {
    while (!isOver) statuses.add((await fetch(address)).status);
  });
  third.terminate();
  await third.ended;
  isOver = true;
  await Promise.all(readers);
  expect([...statuses]).toEqual([200]);
  expect((await fetch(`${origin}/docs/`)).status).toBe(200);
  await pair.kill();
});

// Must be the last test, because it stops Redis.
withRedis(
  '[SAFE-2] while Redis is away each server counts alone, says so, and goes on',
  async () => {
    await counts?.kill();
    await expect
      .poll(async () => JSON.stringify(await one.readiness()), { timeout: 10_000 })
      .toContain('Redis does not respond. Each instance counts its limits separately.');
    expect((await search(one.origin, '203.0.113.1')).status).toBe(200);
    counts = await startRedis(counts?.port);
    await expect
      .poll(async () => JSON.stringify(await one.readiness()), { timeout: 10_000 })
      .toContain('"ready"');
    expect(one.complaints()).toContain(
      '[server] Redis responds again, so instances share their counts',
    );
  },
);
