import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import autocannon from 'autocannon';
import { parseQueries } from './search/queries.ts';

/**
 * Measures searches per second of the built docs with 50 connections, using all queries of the
 * benchmark in turn. Needs `npm run build`.
 *
 * `npx tsx bench/searchServer.ts [seconds]`
 */
const SITE = 'doc_build';
const [SECONDS = '8'] = process.argv.slice(2);
const QUERIES = 'bench/queries.json';
const CONNECTIONS = 50;
const PORT = 4354;

function bodies(): string[] {
  return parseQueries(QUERIES).map(({ lang, query }) =>
    JSON.stringify({
      requests: [{ indexName: 'docs', query, facetFilters: [`lang:${lang}`, 'version:v2'] }],
    }),
  );
}

function memory(pid: number | undefined, what: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(status.match(new RegExp(`${what}:\\s+(\\d+)`))?.[1]) / 1024);
}

const started = performance.now();
const server = spawn(process.execPath, ['--import', 'tsx', 'plugins/cli/lectern.ts', 'serve'], {
  env: { ...process.env, SITE_DIR: path.resolve(SITE), PORT: String(PORT), LOG: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const ready = Math.round(performance.now() - started);
const loaded = memory(server.pid, 'VmRSS');

const url = `http://127.0.0.1:${PORT}/1/indexes/*/queries`;
const result = await autocannon({
  url,
  connections: CONNECTIONS,
  duration: Number(SECONDS),
  method: 'POST',
  headers: { 'content-type': 'text/plain' },
  requests: bodies().map((body) => ({ body })),
});
const figures = {
  'requests/s': Math.round(result.requests.average),
  'p50 ms': result.latency.p50,
  'p99 ms': result.latency.p99,
  failed: result.non2xx + result.errors,
  'ready ms': ready,
  'memory loaded MB': loaded,
  'memory highest MB': memory(server.pid, 'VmHWM'),
};
for (const [name, figure] of Object.entries(figures)) {
  process.stdout.write(`${name.padEnd(20)}${String(figure).padStart(8)}\n`);
}
server.kill('SIGTERM');
