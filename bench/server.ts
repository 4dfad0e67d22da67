import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Measures requests per second for a page of the built docs with 50 connections. Compares Lectern's
 * server, with and without its log, to sirv with precompressed files. Needs `npm run build`.
 *
 * `npx tsx bench/server.ts [address] [seconds]`
 */
const SITE = 'doc_build';
const [PAGE = '/config/entry', SECONDS = '8'] = process.argv.slice(2);
const CONNECTIONS = 50;
const PORT = 4349;
/** Clock ticks per second in `/proc`. */
const TICKS = 100;

interface Contender {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

interface Row {
  server: string;
  encoding: string;
  'requests/s': number;
  'p99 ms': number;
  'CPU s': string;
  'CPU µs/request': number;
  'memory MB': number;
  failed: number;
}

/** Returns a copy of the site with compressed files next to the original ones. */
function compressedCopy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'));
  cpSync(SITE, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|css|json|svg|xml|txt)$/.test(name)) continue;
    const content = readFileSync(path.join(folder, name));
    writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(content));
  }
  return folder;
}

function cpuSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function memory({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(status.match(/VmHWM:\s+(\d+)/)?.[1]) / 1024);
}

function load(encoding: string, seconds: string) {
  const args = [
    '-j',
    '-c',
    String(CONNECTIONS),
    '-d',
    seconds,
    '-H',
    `accept-encoding=${encoding}`,
  ];
  const url = `http://127.0.0.1:${PORT}${PAGE}`;
  const json = execFileSync('node', ['node_modules/autocannon/autocannon.js', ...args, url], {
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(String(json)) as {
    requests: { average: number; total: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
  };
}

async function measure({ name, command, env }: Contender, encoding: string): Promise<Row> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...command], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', SITE_DIR: SITE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  child.stdout?.resume();
  load(encoding, '2');
  const before = cpuSeconds(child);
  const { requests, latency, errors, non2xx } = load(encoding, SECONDS);
  const cpu = cpuSeconds(child) - before;
  const used = memory(child);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  return {
    server: name,
    encoding,
    'requests/s': Math.round(requests.average),
    'p99 ms': latency.p99,
    'CPU s': cpu.toFixed(2),
    'CPU µs/request': Math.round((cpu / requests.total) * 1e6),
    'memory MB': used,
    failed: errors + non2xx,
  };
}

function print(rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |\n`;
  process.stdout.write(line(columns) + line(columns.map(() => '---')));
  for (const row of rows) process.stdout.write(line(columns.map((column) => row[column])));
}

async function main() {
  const copy = compressedCopy();
  const ours = ['plugins/cli/lectern.ts', 'serve'];
  const contenders: Contender[] = [
    { name: 'lectern', command: ours },
    { name: 'lectern, LOG=off', command: ours, env: { LOG: 'off' } },
    { name: 'sirv', command: ['bench/sirvServer.ts', copy] },
  ];
  const rows: Row[] = [];
  for (const encoding of ['br', 'identity']) {
    for (const contender of contenders) rows.push(await measure(contender, encoding));
  }
  rmSync(copy, { recursive: true });
  print(rows);
}

await main();
