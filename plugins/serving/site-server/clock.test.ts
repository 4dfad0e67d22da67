import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { writeAskSite } from '../../retrieval/ask-ai/testing/askSite';
import { type ServedSite, serveSite } from './api';

const SITE = 'http://docs.example/docs';
const DAY_MS = 24 * 60 * 60 * 1000;
const JSON_TYPE = { 'content-type': 'application/json' };

let site: ServedSite;

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-clock-'));
  vi.stubEnv('ASK_AI_DATABASE', path.join(folder, 'ask.db'));
  vi.stubEnv('LIMIT_SEARCHES_PER_MINUTE', '20');
  site = serveSite({ root: writeAskSite() });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.close();
});

/** Sets the clock of the server. Timers are unaffected. */
function setClock(time: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: time });
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.fetch(
    new Request(`${SITE}${path}`, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(body),
    }),
  );

async function newToken(): Promise<string> {
  const answer = await post('/api/chat/token', {});
  return ((await answer.json()) as { token: string }).token;
}

const search = () =>
  post('/1/indexes/*/queries', { requests: [{ indexName: 'docs', query: 'output' }] });

async function ask(token: string, messageId: string): Promise<[status: number, text: string]> {
  const parts = [{ type: 'text', text: 'Where is the directory that bundles are written to?' }];
  const messages = [{ id: messageId, role: 'user', parts }];
  const asked = { id: 'chat', messages, trigger: 'submit-message' };
  const answer = await post('/api/chat', asked, { authorization: `TOKEN ${token}` });
  return [answer.status, await answer.text()];
}

async function vote(token: string, messageId: string): Promise<number> {
  const given = { appId: 'local', messageId, thumbs: 1 };
  const answer = await post('/api/chat/feedback', given, { authorization: `TOKEN ${token}` });
  return answer.status;
}

test.each([
  ['a day back', () => Date.now() - DAY_MS],
  ['a day ahead', () => Date.now() + DAY_MS],
  ['at its beginning', () => 0],
  ['behind the last second of 32 bits', () => Date.UTC(2038, 0, 20)],
])(
  '[SAFE-2] [AI-7] with a clock that jumps while it serves, %s, the server goes on',
  async (_, time) => {
    const early = await newToken();
    setClock(time());
    expect((await site.fetch(new Request(`${SITE}/`))).status).toBe(200);
    expect((await search()).status).toBe(200);
    // An earlier token is accepted, or refused with a status on which the dialog requests another
    // one.
    expect([200, 401]).toContain((await ask(early, randomUUID()))[0]);
    const token = await newToken();
    const messageId = randomUUID();
    const [status, text] = await ask(token, messageId);
    expect(status).toBe(200);
    expect(text).toContain('"type":"finish"');
    await expect.poll(() => vote(token, messageId)).toBe(200);
  },
);

test('[SAFE-2] a client beyond its limit is told to wait for a minute at most, wherever the clock goes', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await search()).status),
  );
  expect(statuses).toContain(200);
  setClock(Date.now() - DAY_MS);
  let refused: Response | undefined;
  for (let at = 0; at < 30 && !refused; at += 1) {
    const answer = await search();
    if (answer.status === 429) refused = answer;
  }
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});
