import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendRaw } from '../../site-server/testing/testServer';
import { limitConnections } from './limitConnections';

const MOST = 5;
const LAST = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const clients: Socket[] = [];
let slow: ServerResponse | undefined;
let port = 0;
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/slow') slow = response;
    else response.end('answered');
  });
  limitConnections(server, MOST);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.close();
});

async function open(): Promise<Socket> {
  const client = connect(port, '127.0.0.1');
  client.on('error', () => {});
  clients.push(client);
  await once(client, 'connect');
  return client;
}

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

test('[SAFE-2] connections without a request are closed for others, the oldest first', async () => {
  for (let at = 0; at < 50; at += 1) await open();
  await expect.poll(connections).toBeLessThanOrEqual(MOST);
  await expect.poll(() => clients.filter(({ destroyed }) => destroyed).length).toBe(50 - MOST);
  expect(clients.slice(-MOST).some(({ destroyed }) => destroyed)).toBe(false);
  expect((await sendRaw(port, LAST)).text).toContain('answered');
});

test('[SAFE-2] a connection with a request stays; one whose headers do not end is closed', async () => {
  const busy = await open();
  busy.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => slow).toBeDefined();
  for (let at = 0; at < 30; at += 1) (await open()).write('GET / HTTP/1.1\r\nX-Slow: ');
  await expect.poll(connections).toBeLessThanOrEqual(MOST);
  slow?.end('at last');
  const [data] = await once(busy, 'data');
  expect(String(data)).toContain('at last');
});
