import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { prepareIndex } from '../plugins/retrieval/search/engine/build/buildIndex.ts';
import { buildParts } from '../plugins/retrieval/search/engine/build/buildParts.ts';
import { openParts } from '../plugins/retrieval/search/engine/openParts.ts';
import { openWorker } from '../plugins/serving/server/worker/openWorker.ts';
import { sharedBytes } from '../plugins/serving/server/worker/sharedBytes.ts';
import { startWorker } from '../plugins/serving/server/worker/startWorker.ts';
import { bundleRuntime } from './search/bundleRuntime.ts';
import { percentile } from './search/metrics.ts';
import { parseQueries } from './search/queries.ts';
import { readDocs } from './search/readDocs.ts';
import { table } from './search/report.ts';
import { scaleDocs } from './search/scale.ts';
import type { ScaleCalls } from './search/scaleThread.ts';

const USAGE = `npx tsx bench/searchScale.ts measures the search of a very large site. Its pages are those of the docs, and copies of
  them in which 15 % of the words are others of the docs and 1 % are new.
  --docs <folder>    one language of the docs (docs/v2/en)
  --lang <name>      its language (en)
  --pages <number>   so many pages (20000)
  --queries <number> so many queries of bench/queries.json (60)`;

const { values } = parseArgs({
  options: {
    docs: { type: 'string', default: 'docs/v2/en' },
    lang: { type: 'string', default: 'en' },
    pages: { type: 'string', default: '20000' },
    queries: { type: 'string', default: '60' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit();
}
const { lang } = values;

/** The resolution of the timer that detects blocking, in milliseconds. */
const RESOLUTION = 5;

/** Returns the transfer size, with the compression level that servers typically use. */
function sizeOf(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
const rows: string[][] = [['measured', 'figure']];
const addRow = (what: string, figure: string | number) => rows.push([what, String(figure)]);

const records = scaleDocs(readDocs(values.docs, lang), Number(values.pages));
addRow('pages', records.filter(({ type }) => type === 'lvl1').length);
addRow('sections', records.length);
globalThis.gc?.();
const before = process.memoryUsage().rss;
let peak = before;
const began = performance.now();
const note = () => {
  peak = Math.max(peak, process.memoryUsage().rss);
};
const prepared = prepareIndex(records, { lang, version: '' });
note();
const { root, parts } = buildParts(prepared);
note();
addRow('built in s', ((performance.now() - began) / 1000).toFixed(1));
addRow('memory of the records, MB', megabytes(before));
addRow('memory at the end of the build, MB', megabytes(peak));

const ofKind = (kind: string) => [...parts].filter(([name]) => name.startsWith(kind));
for (const kind of ['words', 'places', 'cards']) {
  const sizes = ofKind(kind).map(([, bytes]) => bytes.length);
  addRow(`parts "${kind}"`, `${sizes.length}, median ${kilobytes(percentile(sizes, 0.5))} kB raw`);
}
addRow(
  'all of it, MB raw',
  megabytes([...parts.values()].reduce((sum, { length }) => sum + length, 0)),
);

const compressed = new Map<string, number>();
function sizeOfPart(name: string): number {
  const size = compressed.get(name) ?? sizeOf(parts.get(name) ?? new Uint8Array());
  compressed.set(name, size);
  return size;
}

/** Returns a reader that records the names of the parts that queries read. */
function reader() {
  const read: string[] = [];
  const part = async (name: string) => {
    read.push(name);
    return parts.get(name) ?? new Uint8Array();
  };
  const index = openParts({ root, part });
  return {
    async ask(query: string) {
      const from = read.length;
      const found = await index.search({ query, lang, version: '', hitsPerPage: 10 });
      return {
        found,
        bytes: read.slice(from).reduce((sum, name) => sum + sizeOfPart(name), 0),
        parts: read.length - from,
      };
    },
  };
}

const all = parseQueries('bench/queries.json').filter((query) => query.lang === lang);
const step = Math.max(1, Math.floor(all.length / Number(values.queries)));
const asked = all.filter((_, at) => at % step === 0).map(({ query }) => query);
const code = sizeOf(await bundleRuntime('lecternParts'));
const rootSize = sizeOf(root);
const alone: number[] = [];
const counts: number[] = [];
for (const query of asked) {
  const { bytes, parts: read } = await reader().ask(query);
  alone.push(bytes);
  counts.push(read);
}
const share = (list: number[], at: number) => kilobytes(percentile(list, at));
addRow('code and root, kB', `${kilobytes(code)} + ${kilobytes(rootSize)}`);
addRow('a query by itself, kB: median / p95', `${share(alone, 0.5)} / ${share(alone, 0.95)}`);
addRow('its parts: median / p95', `${percentile(counts, 0.5)} / ${percentile(counts, 0.95)}`);
const first = alone.map((bytes) => bytes + code + rootSize);
addRow(
  'bytes to the first result, kB: median / p95',
  `${share(first, 0.5)} / ${share(first, 0.95)}`,
);

const session = reader();
const typed: number[] = [];
for (const query of asked.slice(0, 20)) {
  let bytes = 0;
  for (let end = 1; end <= query.length; end++)
    bytes += (await session.ask(query.slice(0, end))).bytes;
  typed.push(bytes);
}
addRow('a query typed letter by letter, in one session, kB: median', share(typed, 0.5));

globalThis.gc?.();
const idle = process.memoryUsage().rss;
const shared = new Map([...parts].map(([name, bytes]) => [name, sharedBytes(bytes)]));
(parts as Map<string, Uint8Array<ArrayBufferLike>>).clear();
const thread = openWorker<ScaleCalls>({
  start: () => startWorker(import.meta.url, 'search/scaleThread', { root, parts: shared }),
  name: 'search',
  log: (text) => void process.stderr.write(`${text}\n`),
  patience: 60_000,
});
const search = (query: string) =>
  thread.call('search', { query, lang, version: '', hitsPerPage: 20 });
const { ms: firstMs } = await search(all[0]?.query ?? '');
const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
delays.enable();
const times: number[] = [];
const cpuTimes: number[] = [];
for (let turn = 0; turn < 3; turn++) {
  for (const { query } of all) {
    const { ms, cpuMs } = await search(query);
    times.push(ms);
    cpuTimes.push(cpuMs);
  }
}
delays.disable();
const shares = (list: number[]) =>
  [0.5, 0.95, 0.99, 1].map((at) => percentile(list, at).toFixed(1)).join(' / ');
addRow('in a thread of a server, its first query, ms', firstMs.toFixed(0));
addRow('those after it, one after the other, ms: p50 / p95 / p99 / max', shares(times));
addRow('the same in ms of CPU of the process', shares(cpuTimes));
addRow(
  'longest block of the main thread meanwhile, ms',
  Math.max(0, delays.max / 1e6 - RESOLUTION).toFixed(0),
);
globalThis.gc?.();
addRow(
  'memory that thread, index and queries added, MB',
  megabytes(process.memoryUsage().rss - idle),
);
await thread.close();
addRow('load average', readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '');
process.stdout.write(`${table(rows)}\n`);
