import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { gracefulStop } from './gracefulStop';

test('a response that does not end is cut at the deadline and counted', async () => {
  const server = createServer((_, response) => response.write('begun'));
  const { stop, isStopping } = gracefulStop(server, { linger: 10, deadline: 100 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1', () =>
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
  );
  client.on('error', () => {});
  await once(client, 'data');
  expect(isStopping()).toBe(false);
  expect(await stop()).toBe(1);
  expect(isStopping()).toBe(true);
  server.close();
});

test('a request after the signal is answered, and its connection is closed', async () => {
  const server = createServer((_, response) => response.end('late'));
  const { stop } = gracefulStop(server, { linger: 200, deadline: 5000 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  const stopped = stop();
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/connection: close/i);
  expect(await stopped).toBe(0);
  server.close();
});

test('a request that arrived while the process was too busy to read it is answered', async () => {
  const server = createServer((_, response) => response.end('late'));
  const linger = 50;
  const { stop } = gracefulStop(server, { linger, deadline: 5000 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  const stopped = stop();
  // The listener is closed in a turn of its own; what follows happens in one.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const until = performance.now() + 2 * linger;
  while (performance.now() < until);
  const [answer] = await Promise.race([once(client, 'data'), once(client, 'end')]);
  expect(String(answer)).toMatch(/200 OK/);
  expect(await stopped).toBe(0);
  server.close();
});
