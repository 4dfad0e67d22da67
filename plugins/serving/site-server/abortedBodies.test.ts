import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAskSite } from '../../retrieval/ask-ai/testing/askSite';
import { startServer } from './testing/testServer';

let server: Awaited<ReturnType<typeof startServer>>;
let authorization = '';

beforeAll(async () => {
  server = await startServer(writeAskSite(), { ASK_AI_DATABASE: 'off' });
  const answer = await fetch(`http://127.0.0.1:${server.port}/docs/api/chat/token`, {
    method: 'POST',
  });
  authorization = `TOKEN ${((await answer.json()) as { token: string }).token}`;
});
afterAll(async () => {
  server.terminate();
  await server.ended;
});

/** Sends half of the announced body, and disconnects. */
function leaveEarly(path: string): Promise<void> {
  const head = [
    `POST /docs${path} HTTP/1.1`,
    'Host: a',
    `Authorization: ${authorization}`,
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    'Content-Length: 500',
    '',
    '{"requests":[',
  ].join('\r\n');
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(head));
    socket.on('error', () => {}).once('close', () => resolve());
    setTimeout(() => socket.destroy(), 300);
  });
}

test.each([
  '/1/indexes/*/queries',
  '/1/indexes/*/recommendations',
  '/mcp',
  '/api/chat',
  '/api/chat/feedback',
  '/nowhere',
])(
  '[SAFE-2] a client that leaves while it writes to %s is a line of the log and no complaint',
  async (path) => {
    const lines = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes(`"/docs${path}"`));
    await leaveEarly(path);
    await expect.poll(lines).toHaveLength(1);
    expect(server.complaints()).toBe('');
  },
);

test('[SAFE-2] clients that disconnect before the response are not logged as errors', async () => {
  const requests = [{ indexName: 'docs', query: 'output path' }];
  const params = { name: 'read_page', arguments: { page: '/nowhere' } };
  const asked = {
    '/1/indexes/*/queries': { requests },
    '/mcp': { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  };
  for (const [path, body] of Object.entries(asked)) {
    for (const patience of [0, 1, 2, 4, 8]) {
      const signal = AbortSignal.timeout(patience);
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      };
      const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
      await fetch(`http://127.0.0.1:${server.port}/docs${path}`, init)
        .then((answer) => answer.text())
        .catch(() => {});
    }
  }
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  expect(server.complaints()).toBe('');
});
