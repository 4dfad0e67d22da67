import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { installPeer } from './builds/installPeer';
import { PEERS, type Peer } from './builds/peers';
import { measureCommand, type Usage } from './measureCommand';

/**
 * Builds the same generated pages, half in English and half in Chinese, with Lectern and other tools,
 * sequentially and with cold caches. Then builds Lectern again with warm caches after an edit of one
 * page, and with four times as many pages. The other tools are installed from the registry in a folder
 * of their own, by default in the system's temporary folder.
 *
 * `npx tsx bench/build.ts [names] --pages 400 --peers folder`. Names run only those builds.
 *
 * A complete run takes an hour on an idle machine with two cores and can run unattended. The tables in
 * `test-results/builds.md` are updated after each build, and failed builds are reported and skipped.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '1000' },
    peers: { type: 'string', default: path.join(tmpdir(), 'lectern-bench-builds') },
  },
});
const pages = Number(values.pages);
const wanted = positionals.map((name) => name.toLowerCase());

interface Build {
  name: string;
  pages: number;
  does: string;
  run: () => Promise<Usage>;
}

interface Row extends Build, Usage {
  /** The load of the machine at the end of the build. */
  load: number;
}

const RSPRESS = ['node', 'node_modules/@rspress/core/bin/rspress.js', 'build', '-c'];
const LECTERN_CONFIG = 'tests/fixtures/corpus/rspress.config.ts';
const STOCK_CONFIG = 'tests/fixtures/corpus/stock.config.ts';
const EVERYTHING = 'search, Markdown, `llms.txt`, sections of Ask AI, files of its server';

/** The folders in which Rspress and Lectern cache data of earlier builds. */
const CACHES = [
  'node_modules/.cache/rspack',
  ...['trees', 'pages', 'facts', 'rendered'].map((name) => `.lectern/${name}`),
];

/** The file with the tables, during and after a run. */
const TABLES = 'test-results/builds.md';

function clearCaches(): void {
  for (const folder of CACHES) rmSync(folder, { recursive: true, force: true });
}

function ofPeer(peer: Peer): Build {
  const run = () => {
    const { folder, command, clear } = installPeer(peer, values.peers, pages);
    clear();
    return measureCommand(command, { ASTRO_TELEMETRY_DISABLED: '1' }, folder);
  };
  return { name: peer.name, pages, does: peer.does, run };
}

function ofStock(name: string, does: string, env: Record<string, string>): Build {
  const settings = { CORPUS_PAGES: `${pages}`, RSPRESS_PERSISTENT_CACHE: 'false', ...env };
  const run = () => measureCommand([...RSPRESS, STOCK_CONFIG], settings);
  return { name, pages, does, run };
}

function ofLectern(name: string, count: number, edited = false): Build {
  const env = {
    CORPUS_PAGES: `${count}`,
    CORPUS_TWINS: '1',
    CORPUS_SEARCH: '1',
    ...(edited && { CORPUS_EDITED: '1' }),
  };
  const command = [...RSPRESS, LECTERN_CONFIG];
  const run = async () => {
    if (!edited) {
      // In this repository, the plugins are TypeScript and are compiled once. Users install them compiled.
      await measureCommand(command, { ...env, CORPUS_PAGES: '8' });
      clearCaches();
    }
    return measureCommand(command, env);
  };
  return { name, pages: count, does: EVERYTHING, run };
}

const first = ofLectern('Lectern, cold', pages);
const edited = ofLectern('Lectern, one page edited', pages, true);
const larger = ofLectern('Lectern, cold', pages * 4);
const stock = ofStock('stock Rspress 2.0.22', 'its search', {});
const withLlms = ofStock('stock Rspress 2.0.22, `llms`', 'its search, Markdown, `llms.txt`', {
  CORPUS_TWINS: '1',
});
const [starlight, ...others] = PEERS.map(ofPeer);
const builds = [first, edited, withLlms, starlight, larger, ...others, stock].filter(
  (build) =>
    build !== undefined &&
    (wanted.length === 0 || wanted.some((name) => build.name.toLowerCase().includes(name))),
) as Build[];

function cell(row: Row): string {
  return `| ${row.pages} | ${row.name} | ${row.does} | ${row.cpuSeconds.toFixed(1)} | ${row.wallSeconds.toFixed(0)} | ${row.peakMegabytes.toFixed(0)} | ${row.load.toFixed(1)} |`;
}

const rows = new Map<Build, Row>();
const failed: string[] = [];

interface Target {
  what: string;
  most: number;
  value: (row: Row) => number;
  of: Build;
  against?: Build;
}

const time = (row: Row) => row.cpuSeconds;
const TARGETS: readonly Target[] = [
  { what: 'Lectern against Starlight', most: 1, value: time, of: first, against: starlight },
  {
    what: 'Lectern against stock with `llms`',
    most: 0.5,
    value: time,
    of: first,
    against: withLlms,
  },
  { what: 'four times as many pages', most: 4.4, value: time, of: larger, against: first },
  { what: 'one page edited', most: 0.25, value: time, of: edited, against: first },
  { what: 'peak memory in GB', most: 1.5, value: (row) => row.peakMegabytes / 1000, of: first },
];

function lineOf({ what, most, value, of, against }: Target): string {
  const row = rows.get(of);
  const other = against && rows.get(against);
  if (!row || (against && !other)) return `| ${what} | ${most} | not measured | |`;
  const measured = value(row) / (other ? value(other) : 1);
  return `| ${what} | ${most} | ${measured.toFixed(2)} | ${measured <= most ? 'held' : 'missed'} |`;
}

function tables(): string {
  return [
    `${cpus().length} cores, Node.js ${process.version}${PEERS.map(({ name, node }) => (node ? ` (${name}: ${node})` : '')).join('')}`,
    '',
    '| pages | build | besides pages | CPU s | wall s | peak MB | load average |',
    '|---|---|---|---|---|---|---|',
    ...[...rows.values()].map(cell),
    '',
    '| target | at most | measured | |',
    '|---|---|---|---|',
    ...TARGETS.map(lineOf),
    '',
    ...failed.map((line) => `${line}\n`),
  ].join('\n');
}

mkdirSync(path.dirname(TABLES), { recursive: true });
for (const build of builds) {
  try {
    const row = { ...build, ...(await build.run()), load: loadavg()[0] ?? 0 };
    rows.set(build, row);
    process.stderr.write(`${cell(row)}\n`);
  } catch (error) {
    failed.push(`${build.name} with ${build.pages} pages failed: ${error}`);
    process.stderr.write(`${failed.at(-1)}\n`);
    process.exitCode = 1;
  }
  writeFileSync(TABLES, tables());
}
process.stdout.write(tables());
