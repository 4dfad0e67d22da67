import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendRaw } from '../../site-server/testing/testServer';
import { createSiteServer } from './createSiteServer';

const LAST = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const requests = (count: number) =>
  Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');

let begun: string[];
let atOnce: number;
let most: number;
let server: ReturnType<typeof createSiteServer>;
let port: number;

beforeEach(async () => {
  begun = [];
  atOnce = 0;
  most = 0;
  server = createSiteServer(async ({ url }) => {
    begun.push(new URL(url).pathname);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await wait(20);
    atOnce -= 1;
    return new Response(`[${new URL(url).pathname}]`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('[SAFE-2] requests that come in one packet are answered one after the other', async () => {
  const { text } = await sendRaw(port, requests(10) + LAST);
  const answers = [...text.matchAll(/\[(\/\w+)\]/g)].map(([, path]) => path);
  expect(answers).toEqual([...Array.from({ length: 10 }, (_, at) => `/${at}`), '/last']);
  expect(most).toBe(1);
});

test('[SAFE-2] requests of a disconnected client are not processed', async () => {
  const socket = connect(port, '127.0.0.1', () => socket.write(requests(20)));
  await expect.poll(() => begun.length, { interval: 5 }).toBeGreaterThan(0);
  socket.destroy();
  await wait(600);
  expect(begun.length).toBeLessThan(20);
  expect((await sendRaw(port, LAST)).status).toBe(200);
});

test('[SAFE-2] a client that sends a thousand requests at once loses its connection', async () => {
  const socket = connect(port, '127.0.0.1', () => socket.write(requests(1000)));
  let text = '';
  socket.setEncoding('latin1').on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  expect(text.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(40);
  await wait(100);
  expect(begun.length).toBeLessThan(40);
  expect((await sendRaw(port, LAST)).status).toBe(200);
});
