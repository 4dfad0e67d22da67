import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hostileRequest, seededRandom } from '../server/testing/hostileRequests';
import { TEST_SITE, writeSite } from '../server/testing/testSite';
import { sendRaw, startServer } from './testing/testServer';

const SEED = 20_260_101;
const REQUESTS = 10_000;
const AT_ONCE = 40;
const WARM_UP = 2_000;
/** The maximum memory growth after the first requests, in MB. A leak of 10 KB per request would be 80. */
const MAX_GROWTH = 64;
const SECRET = 'TOP-SECRET';
/** Texts of files that must not be served: our own, the manifest, and those of the system. */
const HIDDEN = [SECRET, '"cleanUrls"', 'root:x:'];

function hostileSite(): string {
  const site = writeSite(
    {
      'index.html': '<p>home</p>',
      'guide/start.html': '<p>start</p>'.repeat(2000),
      'guide/start.md': '# Start',
      'static/a.5134e21e54.js': 'code',
      'big.bin': 'x'.repeat(200_000),
      '404.html': '<p>missing</p>',
      '.env': SECRET,
      _headers: SECRET,
    },
    TEST_SITE,
  );
  const outside = path.dirname(site);
  mkdirSync(path.join(outside, 'site-secret'));
  writeFileSync(path.join(outside, 'secret.txt'), SECRET);
  writeFileSync(path.join(outside, 'site-secret/a'), SECRET);
  symlinkSync('../secret.txt', path.join(site, 'leak.txt'));
  symlinkSync('..', path.join(site, 'up'));
  return site;
}

/** A client that begins a request and never completes it. */
function slowClient(port: number, at: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(at % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ' : '');
      resolve(socket);
    });
    socket.on('error', () => {}).resume();
  });
}

test('[SAFE-2] 10 000 hostile requests: no mistake, no file outside, no memory kept', {
  timeout: 90_000,
}, async () => {
  const server = await startServer(hostileSite());
  const { port } = server;
  const slow = await Promise.all(Array.from({ length: 100 }, (_, at) => slowClient(port, at)));
  const random = seededRandom(SEED);
  const mistakes: string[] = [];
  const statuses = new Map<number, number>();
  let memory = 0;
  let sent = 0;

  async function attack() {
    while (sent < REQUESTS) {
      sent += 1;
      if (sent === WARM_UP) memory = server.memory();
      const parts = hostileRequest(random);
      const { status, text } = await sendRaw(port, ...parts);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isMistake =
        (status >= 500 && status !== 501) || HIDDEN.some((word) => text.includes(word));
      if (isMistake) mistakes.push(`${String(parts[0]).slice(0, 200)} → ${text.slice(0, 200)}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, attack));

  expect(mistakes).toEqual([]);
  for (const status of [200, 206, 301, 400, 404, 405, 414, 416, 417, 431, 501]) {
    expect(statuses.get(status), `answers with ${status}`).toBeGreaterThan(0);
  }
  // Only input that is not HTTP gets no response.
  expect(statuses.get(0) ?? 0).toBeLessThan(REQUESTS * 0.05);
  expect(server.memory() - memory).toBeLessThan(MAX_GROWTH);
  expect(server.complaints()).toBe('');
  expect((await sendRaw(port, 'GET /guide/start HTTP/1.0\r\n\r\n')).status).toBe(200);

  await expect
    .poll(() => slow.filter((socket) => !socket.closed).length, { timeout: 20_000 })
    .toBe(0);
  server.terminate();
  expect(await server.ended).toBe(0);
});
