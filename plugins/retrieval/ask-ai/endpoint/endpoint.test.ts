import { afterEach, expect, test } from 'vitest';
import { CHAT_PATH } from '../shared';
import { readStream } from '../testing/readStream';
import { type TestAskOptions, testAsk } from '../testing/testAsk';
import { createTokenSigner, TOKEN_SECONDS } from './signing';

const QUESTION = 'How do I forward requests to a backend?';
let site: Awaited<ReturnType<typeof testAsk>>;

async function open(options: TestAskOptions = {}) {
  site = await testAsk(options);
  return site;
}

afterEach(() => site?.close());

/** Asserts that a response is an error: short, plain and not cached. */
async function expectRefused(answer: Response, status: number): Promise<string> {
  const text = await answer.text();
  expect(answer.status, text).toBe(status);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(text.length).toBeLessThan(160);
  return text.trim();
}

test('[AI-7] a token consists of an expiry in plain base64 and our signature, as the dialog expects it', async () => {
  const { token } = await open();
  const [payload = '', signature] = (await token()).split('.');
  const { exp } = JSON.parse(atob(payload)) as { exp: number };
  const left = exp - Date.now() / 1000;
  expect(left).toBeGreaterThan(TOKEN_SECONDS - 5);
  expect(left).toBeLessThanOrEqual(TOKEN_SECONDS);
  expect(signature).toMatch(/^[\w-]{43}$/);
});

test('[AI-7] a token is only valid until it expires, and with its key', () => {
  const signer = createTokenSigner('a key of the environment');
  const token = signer.sign();
  const [payload, signature] = token.split('.');
  const longer = btoa(JSON.stringify({ exp: 9e9 }));
  expect(signer.isValid(token)).toBe(true);
  expect(createTokenSigner('a key of the environment').isValid(token)).toBe(true);
  expect(createTokenSigner().isValid(token)).toBe(false);
  expect(signer.isValid(token, Date.now() + TOKEN_SECONDS * 1000)).toBe(false);
  for (const wrong of [
    '',
    '.',
    'null',
    payload,
    `${longer}.${signature}`,
    `${token}.x`,
    `${token}x`,
  ]) {
    expect(signer.isValid(wrong ?? ''), wrong).toBe(false);
  }
});

test.each(['', 'TOKEN null', 'TOKEN a.b', 'Bearer x'])(
  '[AI-7] without a valid token (%j) the response is 401 with a short text',
  async (authorization) => {
    await open();
    const text = await expectRefused(await site.ask(QUESTION, { headers: { authorization } }), 401);
    expect(text).toBe('The session has expired. Please reload the page and ask again.');
  },
);

test('[AI-11] errors are in the language of the page, or else of the browser', async () => {
  await open();
  const refused = async (headers: Record<string, string>) =>
    expectRefused(await site.ask(QUESTION, { headers: { authorization: '', ...headers } }), 401);
  expect(await refused({ referer: 'https://docs.example/docs/zh/guide/' })).toContain('会话已过期');
  expect(await refused({ 'accept-language': 'fr, zh-CN;q=0.9' })).toContain('会话已过期');
  expect(await refused({ 'accept-language': 'fr' })).toContain('The session has expired');
});

test('[AI-11] other methods and content types are rejected', async () => {
  await open();
  for (const path of [CHAT_PATH, `${CHAT_PATH}/token`, `${CHAT_PATH}/feedback`]) {
    const answer = await site.send(path, { method: 'GET' });
    expect(answer.headers.get('allow')).toBe('POST');
    await expectRefused(answer, 405);
  }
  const headers = { 'content-type': 'text/plain' };
  await expectRefused(await site.ask(QUESTION, { headers }), 415);
});

test('[AI-11] a question over 512 characters, a conversation over 12 messages and a body over 64 kB get 413', async () => {
  await open();
  expect((await site.ask('x'.repeat(512))).status).toBe(200);
  expect(await expectRefused(await site.ask('x'.repeat(513)), 413)).toContain('512 characters');
  const message = (at: number) => ({
    id: `m${at}`,
    role: at % 2 ? 'assistant' : 'user',
    parts: [{ type: 'text', text: 'a' }],
  });
  const history = (count: number) => Array.from({ length: count }, (_, at) => message(at));
  expect((await site.ask(QUESTION, { history: history(11) })).status).toBe(200);
  const deep = await expectRefused(await site.ask(QUESTION, { history: history(12) }), 413);
  // The dialog recognizes this code, and offers a new conversation.
  expect(deep).toContain('(AI-217)');
  const large = [{ id: 'a', role: 'user', parts: [{ type: 'text', text: '字'.repeat(22_000) }] }];
  expect(await expectRefused(await site.ask(QUESTION, { history: large }), 413)).toContain('64 kB');
});

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"messages":[]}',
  '{"messages":[{"id":"a","role":"assistant","parts":[]}]}',
  '{"messages":[{"id":"../a","role":"user","parts":[]}]}',
  '{"messages":[{"id":"a","role":"user","parts":[{"type":"text","text":"  "}]}]}',
  '{"messages":[{"id":"a","role":"user","parts":[{"type":"text","text":5}]}]}',
  '{"messages":',
])('[AI-11] the body %s is answered with 400', async (body) => {
  await open();
  const headers = { authorization: `TOKEN ${await site.token()}` };
  await expectRefused(await site.send(CHAT_PATH, { body, headers }), 400);
});

test('[AI-11] too many questions per minute get 429 with the seconds to wait, and other clients are not affected', async () => {
  await open({ options: { limits: { questionsPerMinute: 2 } } });
  for (const messageId of ['a', 'b']) {
    expect((await site.ask(QUESTION, { messageId })).status).toBe(200);
  }
  const refused = await site.ask(QUESTION);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(await expectRefused(refused, 429)).toMatch(
    /^Too many questions. Please ask again in \d+ s.$/,
  );
  expect((await site.ask(QUESTION, { client: 'other' })).status).toBe(200);
});

test('[AI-11] too many token requests are rejected with JSON, which the dialog expects', async () => {
  await open({ options: { limits: { callsPerMinute: 2 } } });
  await site.token();
  const refused = await site.send(`${CHAT_PATH}/token`, {});
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ success: false, message: /Too many questions/ });
});

test('[AI-11] concurrent answers: 429 for a client with too many, 503 if the server has too many', async () => {
  await open({ options: { limits: { streamsPerClient: 2, streams: 3 } } });
  const held = await Promise.all(['a', 'b'].map((messageId) => site.ask(QUESTION, { messageId })));
  expect(site.streams()).toBe(2);
  expect(await expectRefused(await site.ask(QUESTION), 429)).toContain('Too many answers');
  const other = await site.ask(QUESTION, { client: 'other' });
  const busy = await site.ask(QUESTION, { client: 'third' });
  expect(busy.headers.get('retry-after')).toBe('5');
  expect(await expectRefused(busy, 503)).toContain('Too many readers');
  for (const answer of [...held, other]) await readStream(answer);
  expect(site.streams()).toBe(0);
  expect((await site.ask(QUESTION, { messageId: 'c' })).status).toBe(200);
});

test('[AI-11] a reader who leaves before the response is read frees the place', async () => {
  await open();
  const left = new AbortController();
  const answer = await site.ask(QUESTION, { signal: left.signal });
  expect(site.streams()).toBe(1);
  await answer.body?.cancel();
  expect(site.streams()).toBe(0);
});

test('[AI-1] pages of other sites may send questions only if the configuration lists them', async () => {
  await open({ options: { allowedOrigins: ['https://static.example'] } });
  const preflight = (origin: string) =>
    site.send(CHAT_PATH, { method: 'OPTIONS', headers: { origin } });
  const good = await preflight('https://static.example');
  expect(good.status).toBe(204);
  expect(good.headers.get('access-control-allow-headers')).toContain('authorization');
  expect((await preflight('https://evil.example')).status).toBe(405);
  const headers = { origin: 'https://static.example' };
  const answer = await site.ask(QUESTION, { headers });
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://static.example');
  const evil = await site.ask(QUESTION, { headers: { origin: 'https://evil.example' } });
  expect(evil.headers.get('access-control-allow-origin')).toBeNull();
});
