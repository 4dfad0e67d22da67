import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AskFailure } from './askFailure';
import { askFetch, tokenFetch } from './askFetch';

/** The next responses of the server, and the requests that it received. */
let answers: { status?: number; type?: string; body: string; breaksOff?: boolean }[];
let asked: { authorization?: string; body: string }[];
let server: Server;
let origin: string;
let stored: Map<string, string>;

beforeEach(async () => {
  answers = [];
  asked = [];
  stored = new Map([['askai_token', 'old']]);
  vi.stubGlobal('sessionStorage', { removeItem: (key: string) => stored.delete(key) });
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    asked.push({ authorization: request.headers.authorization, body });
    const { status = 200, type = 'text/event-stream', ...answer } = answers.shift() ?? { body: '' };
    response.writeHead(status, { 'content-type': type });
    response.write(answer.body);
    if (answer.breaksOff) setTimeout(() => response.destroy(), 20);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
});

const WHOLE = 'data: {"type":"text-delta","id":"1","delta":"Hello"}\n\ndata: {"type":"finish"}\n\n';

async function newToken(): Promise<string> {
  return 'new';
}

/** Sends a question like the dialog, and reads the answer to its end. */
async function ask(signal?: AbortSignal): Promise<string> {
  const headers = { authorization: 'TOKEN old' };
  const init = { method: 'POST', headers, body: '{"id":1}', signal };
  return (await askFetch(newToken)(`${origin}/api/chat`, init)).text();
}

const failure = (kind: string) => expect.objectContaining({ name: 'AskFailure', kind });

test('[AI-7] a token that the server rejects is dropped, and the question is sent once more', async () => {
  answers = [
    { status: 401, type: 'text/plain', body: 'The session has expired.' },
    { body: WHOLE },
  ];
  expect(await ask()).toBe(WHOLE);
  expect(stored.has('askai_token')).toBe(false);
  expect(asked).toEqual([
    { authorization: 'TOKEN old', body: '{"id":1}' },
    { authorization: 'TOKEN new', body: '{"id":1}' },
  ]);
});

test('[AI-7] a new token that is also rejected is not retried endlessly', async () => {
  const refused = { status: 401, type: 'text/plain', body: 'Please reload the page.' };
  answers = [refused, refused, refused];
  await expect(ask()).rejects.toEqual(failure('session'));
  expect(asked).toHaveLength(2);
});

test('[AI-6] messages of the server to readers are kept', async () => {
  const words = 'Too many questions. Please ask again in 9 s.';
  answers = [{ status: 429, type: 'text/plain', body: words }];
  await expect(ask()).rejects.toThrow(words);
  answers = [
    { status: 413, type: 'text/plain', body: '一次对话最多 9 条消息，请开始新的对话。 (AI-217)' },
  ];
  await expect(ask()).rejects.toThrow('(AI-217)');
});

test.each([
  [502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>', 'unavailable'],
  [503, 'text/plain', 'no healthy upstream', 'unavailable'],
  [520, 'text/plain', 'error code: 520', 'unavailable'],
  [429, 'application/json', '{"error":"too many."}', 'busy'],
  [403, 'text/html', '<!doctype html>Forbidden.', 'refused'],
  [200, 'text/html; charset=utf-8', '<!doctype html><p>Log in.', 'unreadable'],
  [200, 'application/json', '{}', 'unreadable'],
  [200, 'text/plain', 'Accepted.', 'unreadable'],
  [200, '', '', 'unreadable'],
])(
  '[DATA-4] %i with %s is a failure without a message of the server',
  async (status, type, body, kind) => {
    answers = [{ status, type, body }];
    await expect(ask()).rejects.toEqual(failure(kind));
  },
);

test('[AI-6] an interrupted answer is not treated as complete', async () => {
  answers = [{ body: WHOLE.slice(0, 60), breaksOff: true }];
  await expect(ask()).rejects.toEqual(failure('interrupted'));
  answers = [{ body: WHOLE.slice(0, 60) }];
  await expect(ask()).rejects.toEqual(failure('interrupted'));
});

test('[AI-5] a reader who stops an answer sees no network error', async () => {
  answers = [{ body: WHOLE.slice(0, 60), breaksOff: false }];
  const stop = new AbortController();
  stop.abort();
  await expect(ask(stop.signal)).rejects.not.toBeInstanceOf(AskFailure);
});

test('[DATA-4] an unreachable server is a network failure', async () => {
  server.close();
  server.closeAllConnections();
  await expect(ask()).rejects.toEqual(failure('unreachable'));
  await expect(tokenFetch(`${origin}/token`)).rejects.toEqual(failure('unreachable'));
});

test('[DATA-4] a token is only read from JSON', async () => {
  const limit = '{"success":false,"message":"Too many questions."}';
  answers = [{ status: 429, type: 'application/json', body: limit }];
  expect(await (await tokenFetch(`${origin}/token`)).text()).toBe(limit);
  answers = [{ status: 502, type: 'text/html', body: '<html>' }];
  await expect(tokenFetch(`${origin}/token`)).rejects.toEqual(failure('unavailable'));
  answers = [{ type: 'text/html', body: '<html>' }];
  await expect(tokenFetch(`${origin}/token`)).rejects.toEqual(failure('unreadable'));
});
