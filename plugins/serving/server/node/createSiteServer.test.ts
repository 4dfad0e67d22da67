import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '../../site-server/testing/testServer';
import { createSiteServer } from './createSiteServer';

const server = createSiteServer((request) => new Response(new URL(request.url).pathname), {
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
  keepAliveTimeout: 50,
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

test('[SAFE-2] a request that does not end is refused after a timeout', async () => {
  expect((await sendRaw(port, 'GET / HTTP/1.1\r\nX-Slow: ')).status).toBe(408);
});

test('[SAFE-2] the size of headers is limited', async () => {
  const headers = `X-Long: ${'a'.repeat(20_000)}\r\n`;
  expect((await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\n${headers}\r\n`)).status).toBe(431);
});

test('answers a program that sends no Host header', async () => {
  const { status, text } = await sendRaw(port, 'GET /a HTTP/1.0\r\n\r\n');
  expect([status, text.endsWith('/a')]).toEqual([200, true]);
});

test.each([
  ['what is no HTTP', 'NONSENSE\r\n\r\n', 400],
  ['a method that nobody knows', 'FETCH / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\n\r\n', 400],
  ['an address that is none', 'GET http:// HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['another protocol', 'GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a backslash', 'GET /a\\b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\n\r\n', 417],
  ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 501],
  ['headers without an end', 'GET / HTTP/1.1\r\nX-Slow: ', 408],
  ['large headers', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
] as const)('%s is refused with a sentence', async (_, request, status) => {
  const answer = await sendRaw(port, request);
  const [head = '', body = ''] = answer.text.split('\r\n\r\n');
  expect(answer.status).toBe(status);
  expect(head).toMatch(/content-type: text\/plain/i);
  expect(body).toMatch(/[A-Z][^\r]+\./);
});
