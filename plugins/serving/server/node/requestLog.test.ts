import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { loggedPath, logRequests, type RequestLine } from './requestLog';

test('logs a path without its query and with a limited length', () => {
  expect(loggedPath('/search?q=my+name')).toBe('/search');
  expect(loggedPath(`/${'a'.repeat(9000)}`)).toHaveLength(256);
  expect(loggedPath(undefined)).toBe('/');
});

test('logs every request as one line of JSON, without data about the reader', async () => {
  let text = '';
  const server = createServer((_, response) => response.writeHead(404).end('no'));
  const flush = logRequests(server, (lines) => {
    text += lines;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  for (const path of ['/a%0Ab?token=1', '/b']) {
    await new Promise<void>((resolve) => {
      const headers = { 'user-agent': 'me', cookie: 'a=b' };
      request({ port, host: '127.0.0.1', path, headers }, (answer) => {
        answer.resume().once('end', resolve);
      }).end();
    });
  }
  await new Promise((resolve) => server.close(resolve));
  flush();
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RequestLine);
  expect(lines).toHaveLength(2);
  expect(Object.keys(lines[0] ?? {})).toEqual(['time', 'method', 'path', 'status', 'ms', 'bytes']);
  expect(lines[0]).toMatchObject({ method: 'GET', path: '/a%0Ab', status: 404 });
  expect(lines[0]?.bytes).toBeGreaterThan(2);
});
