import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeAskSite } from '../../retrieval/ask-ai/testing/askSite';
import { LECTERN_COMMAND } from '../../support/testing/lecternCommand';
import { startCommand } from './testing/testServer';

/** Fewer than a server would need to keep all large files of this site open. */
const FILES = 128;
/** Larger than the files that are kept in memory. The file is sparse and takes no space on the disk. */
const LARGE = 1024 * 1024 + 1;

/** A site with more large files than the server may open. */
function writeLargeSite(): { site: string; files: string[] } {
  const site = writeAskSite({ 'index.html': '<html>home</html>' });
  const files = Array.from({ length: FILES }, (_, at) => `${at}.bin`);
  for (const name of files) {
    writeFileSync(path.join(site, name), '');
    truncateSync(path.join(site, name), LARGE);
  }
  return { site, files };
}

/** A connection without requests. */
function idle(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}).once('connect', () => resolve(socket));
    socket.once('close', () => resolve(socket));
  });
}

test('[SAFE-2] a server that may open few files answers readers, and goes on when too many have come', {
  timeout: 60_000,
}, async () => {
  const command = `ulimit -n ${FILES}; exec ${[...LECTERN_COMMAND, 'serve'].map((part) => `"${part}"`).join(' ')}`;
  const { site, files } = writeLargeSite();
  const database = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-files-')), 'ask.db');
  const env = { LOG: 'off', ASK_AI_DATABASE: database };
  const server = await startCommand(['bash', '-c', command], site, env);
  const get = async (address: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/docs/${address}`);
    return { status: answer.status, length: (await answer.text()).length };
  };
  for (const name of files) expect(await get(name)).toEqual({ status: 200, length: LARGE });

  const crowd = await Promise.all(Array.from({ length: 200 }, () => idle(server.port)));
  const seen = await Promise.allSettled(files.slice(0, 30).map(get));
  for (const one of seen) {
    if (one.status === 'fulfilled') expect([200, 503]).toContain(one.value.status);
  }
  for (const socket of crowd) socket.destroy();

  await expect.poll(async () => (await get('')).status).toBe(200);
  for (const name of files) expect((await get(name)).status, name).toBe(200);
  server.terminate();
  expect(await server.ended, server.complaints()).toBe(0);
});
