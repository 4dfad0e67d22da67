import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fetchBytes } from '../server/testing/fetchBytes';
import { TEST_SITE, writeSite } from '../server/testing/testSite';
import { startServer } from './testing/testServer';

const PAGE = '<p>page</p>'.repeat(20_000);
const LARGE = 40 * 1024 * 1024;
const CLIENTS = 20;

const site = writeSite(
  { 'index.html': 'home', 'page.html': PAGE, 'large.bin': new Uint8Array(LARGE) },
  TEST_SITE,
);

test('[SAFE-2] SIGTERM under load loses no answer: requests are answered in full or not accepted', async () => {
  const server = await startServer(site);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS + 1 });
  const lost: string[] = [];
  let answered = 0;
  let isStopped = false;

  async function client() {
    while (!isStopped) {
      try {
        const bytes = await fetchBytes(server.port, '/page', agent);
        if (bytes === PAGE.length) answered += 1;
        else lost.push(`${bytes} bytes`);
      } catch (error) {
        // The server no longer listens. A connection that was not accepted is not lost.
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return;
        lost.push(String(error));
      }
    }
  }
  const slow = fetchBytes(server.port, '/large.bin', agent, 1500);
  const clients = Array.from({ length: CLIENTS }, client);
  await wait(800);
  server.terminate();
  const code = await server.ended;
  isStopped = true;
  await Promise.all(clients);

  expect(lost).toEqual([]);
  expect(await slow).toBe(LARGE);
  expect(code).toBe(0);
  expect(answered).toBeGreaterThan(CLIENTS);
  const lines = server.output().match(/"path":"\/page","status":200/g) ?? [];
  expect(lines).toHaveLength(answered);
});

test('an idle server stops immediately and closes idle connections', async () => {
  const server = await startServer(site);
  const agent = new Agent({ keepAlive: true });
  expect(await fetchBytes(server.port, '/', agent)).toBe(4);
  const start = performance.now();
  server.terminate();
  expect(await server.ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(4000);
});
