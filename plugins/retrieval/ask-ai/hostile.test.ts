import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHAT_PATH, PAGE_FEEDBACK_PATH } from './shared';
import { openDatabase } from './store/openDatabase';
import { expectChunk } from './testing/readStream';
import { testAsk } from './testing/testAsk';

const SEED = 20_260_101;
const RUNS = 5_000;
const MANY = 1_000_000;

let site: Awaited<ReturnType<typeof testAsk>>;
let authorization: string;

beforeAll(async () => {
  const limits = { questionsPerMinute: MANY, callsPerMinute: MANY, modelTokensPerMinute: MANY };
  site = await testAsk({ options: { limits, pageFeedback: true } });
  authorization = `TOKEN ${await site.token()}`;
});

afterAll(() => site.close());

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.constantFrom(
    'How do I use a proxy?',
    '怎么使用代理？',
    "'; DROP TABLE answers; --",
    '\ud800',
    '\u0000',
  ),
);
const id = fc.oneof(fc.constantFrom('m1', 'm2', '__proto__', '../x'), fc.string(), fc.jsonValue());
const part = fc.oneof(
  fc.record({ type: fc.constant('text'), text }),
  fc.record({ type: fc.string(), text: fc.jsonValue() }),
  fc.record({ type: fc.constant('tool-searchIndex'), output: fc.jsonValue(), state: fc.string() }),
  fc.jsonValue(),
);
const message = fc.record(
  {
    id,
    role: fc.oneof(fc.constantFrom('user', 'user', 'assistant', 'system'), fc.jsonValue()),
    parts: fc.oneof(fc.array(part, { maxLength: 4 }), fc.jsonValue()),
  },
  { requiredKeys: ['id', 'role'] },
);
const goodMessage = fc.record({
  id: fc.constantFrom('m1', 'm2', 'm3'),
  role: fc.constant('user'),
  parts: fc.array(fc.record({ type: fc.constant('text'), text }), { maxLength: 3 }),
});
const chat = fc.record(
  {
    id: fc.jsonValue(),
    messages: fc.oneof(
      fc.array(goodMessage, { maxLength: 14 }),
      fc.array(message, { maxLength: 4 }),
      fc.jsonValue(),
    ),
    searchParameters: fc.oneof(
      fc.record({ facetFilters: fc.array(fc.oneof(fc.string(), fc.array(fc.string()))) }),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: ['messages'] },
);
const vote = fc.record(
  { messageId: id, thumbs: fc.oneof(fc.constantFrom(0, 1), fc.jsonValue()), appId: fc.jsonValue() },
  { requiredKeys: [] },
);
const opinion = fc.record(
  {
    id,
    page: fc.oneof(fc.constantFrom('/guide/dev-server', '/', '//', '/%E4'), fc.jsonValue()),
    isHelpful: fc.oneof(fc.boolean(), fc.jsonValue()),
    text: fc.oneof(text, fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const long = fc.oneof(
  fc.string({ minLength: 513, maxLength: 2000 }).map((question) => [question]),
  fc.array(fc.constant('How do I use a proxy?'), { minLength: 13, maxLength: 40 }),
  fc.constant(['x'.repeat(70_000)]),
);
const tooMuch = long.map((questions) => ({
  messages: questions.map((question) => ({
    id: 'm1',
    role: 'user',
    parts: [{ type: 'text', text: `${question}.` }],
  })),
}));
const body = fc.oneof(
  tooMuch.map((value) => JSON.stringify(value)),
  chat.map((value) => JSON.stringify(value)),
  vote.map((value) => JSON.stringify(value)),
  opinion.map((value) => JSON.stringify(value)),
  chat.map((value) => JSON.stringify(value).slice(0, -3)),
  fc.json(),
  fc.string({ unit: 'binary' }),
);
const path = fc.constantFrom(
  ...[CHAT_PATH, CHAT_PATH, `${CHAT_PATH}/token`, PAGE_FEEDBACK_PATH],
  ...[`${CHAT_PATH}/feedback`, `${CHAT_PATH}/feedback`, `${CHAT_PATH}/feedback`],
);
const headers = fc.record(
  {
    authorization: fc.constantFrom('good', 'good', 'good', 'TOKEN x.y', 'TOKEN null'),
    referer: fc.oneof(fc.constantFrom('http://localhost/docs/v1/zh/', '%', 'x:'), fc.webUrl()),
    'accept-language': fc.constantFrom('zh', 'en;q=x', ',,;', '*'),
    'content-type': fc.constantFrom('application/json', 'application/json', 'text/plain'),
    origin: fc.constantFrom('null', 'https://evil.example'),
  },
  { requiredKeys: ['authorization'] },
);

test('[AI-11] [SAFE-2] 5 000 requests of any kind: no mistake, only chunks that the dialog knows, nothing stored wrongly', {
  timeout: 120_000,
}, async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(path, body, headers, async (to, sent, named) => {
      const given = { ...named, ...(named.authorization === 'good' && { authorization }) };
      const answer = await site.send(to, { body: sent, headers: given as Record<string, string> });
      const read = await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(answer.status, read).toBeLessThan(500);
      if (answer.headers.get('content-type')?.includes('event-stream')) {
        for (const event of read.trim().split('\n\n')) expectChunk(JSON.parse(event.slice(6)));
        expect(read).not.toContain('"type":"error"');
      } else {
        expect(read.length).toBeLessThan(500);
      }
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
  for (const status of [200, 400, 401, 404, 413, 415]) {
    expect(statuses.get(status), `answers with ${status}`).toBeGreaterThan(5);
  }
  expect(site.complaints).toEqual([]);
  expect(site.streams()).toBe(0);

  await site.store?.flush();
  const client = await openDatabase({ url: site.url });
  const { rows: answers } = await client.execute('SELECT * FROM answers');
  const { rows: votes } = await client.execute('SELECT * FROM votes');
  client.close();
  expect(answers.length).toBeGreaterThan(0);
  for (const row of answers) {
    expect(String(row.message_id)).toMatch(/^[\w-]{1,64}$/);
    expect(String(row.question).length).toBeLessThanOrEqual(512);
    expect(['en', 'zh']).toContain(row.lang);
    expect(['v1', 'v2']).toContain(row.version);
    expect(Array.isArray(JSON.parse(String(row.sources)))).toBe(true);
  }
  for (const row of votes) expect([0, 1]).toContain(row.thumbs);
});
