import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startServer } from '../plugins/serving/site-server/testing/testServer.ts';
import { probe, type Times } from './flood/probe.ts';

/**
 * Measures the latency of pages and of `/healthz` while a client floods the search or the MCP endpoint
 * over ten connections. Needs `npm run build`.
 *
 * `npx tsx bench/flood.ts [folder] [page] [seconds]`
 */
const [SITE = 'doc_build', PAGE = '/config/output', SECONDS = '8'] = process.argv.slice(2);
const CLIENT = new URL('./flood/client.ts', import.meta.url).pathname;

/**
 * Starts to flood an endpoint. @returns a function that waits for the end and returns the number of
 * responses by status
 */
async function flood(origin: string, kind: string): Promise<() => Promise<string>> {
  const args = ['--import', 'tsx', CLIENT, origin, kind, SECONDS];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => {
    printed += part;
  });
  const ended = once(child, 'close');
  // The client prints a line when it starts.
  await once(child.stdout, 'data');
  return async () => {
    await ended;
    return `${kind} ${printed.trim().replace(/["{}]/g, '').replaceAll(',', ', ')}`;
  };
}

const ms = (value: number) => value.toFixed(1);
const cells = ({ p50, p99, max, failed }: Times) => [...[p50, p99, max].map(ms), String(failed)];

async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-flood-'));
  const print = (...row: string[]) => process.stdout.write(`| ${row.join(' | ')} |\n`);
  const measured = ['p50 ms', 'p99 ms', 'max ms', 'failed'];
  const columns = ['page', 'healthz'].flatMap((what) => measured.map((name) => `${what} ${name}`));
  print('flooded', ...columns, 'answers to the flood');
  print(...Array<string>(columns.length + 2).fill('---'));
  for (const kinds of [[], ['search'], ['mcp'], ['search', 'mcp']]) {
    // Each flood gets a new server, because an exhausted rate limit would protect it from the next flood.
    const server = await startServer(SITE, {
      LOG: 'off',
      ASK_AI_DATABASE: path.join(folder, 'ask.db'),
    });
    const origin = `http://127.0.0.1:${server.port}`;
    await probe(origin + PAGE, 1);
    const floods = await Promise.all(kinds.map((kind) => flood(origin, kind)));
    const [page, health] = await Promise.all([
      probe(origin + PAGE, Number(SECONDS)),
      probe(`${origin}/healthz`, Number(SECONDS)),
    ]);
    const answers = await Promise.all(floods.map((answered) => answered()));
    print(
      kinds.join(' and ') || 'nothing',
      ...cells(page),
      ...cells(health),
      answers.join('; ') || '–',
    );
    server.terminate();
    await server.ended;
  }
}

await main();
