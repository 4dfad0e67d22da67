import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '../testing/testServer';
import { createSiteServer } from './createSiteServer';

const server = createSiteServer((request) => new Response(new URL(request.url).pathname), {
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

test('[SAFE-2] a request that does not come to an end is refused in time', async () => {
  expect((await sendRaw(port, 'GET / HTTP/1.1\r\nX-Slow: ')).status).toBe(408);
});

test('[SAFE-2] headers have a limit', async () => {
  const headers = `X-Long: ${'a'.repeat(20_000)}\r\n`;
  expect((await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\n${headers}\r\n`)).status).toBe(431);
});

test('a program that sends no Host is answered', async () => {
  const { status, text } = await sendRaw(port, 'GET /a HTTP/1.0\r\n\r\n');
  expect([status, text.endsWith('/a')]).toEqual([200, true]);
});
