import { createReadStream, existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { readPages } from '../../plugins/content/files/readPages';
import { outputKeys } from '../../plugins/reference/samples/outputs/outputKey';
import type { OutputRecord } from '../../plugins/reference/samples/outputs/outputRecord';
import { type PageSample, pageSamples } from '../../plugins/reference/samples/outputs/pageSamples';
import { readRecords } from '../../plugins/reference/samples/outputs/recordFile';
import { fencesOf } from '../../plugins/reference/samples/readFences';
import { BROWSER_ARGS, findBrowser } from '../../tests/support/browser';
import { bundlers, commandLines, outputs } from '../rspack';
import { bundlePlayground, type PlayFiles } from './bundle';
import { ASSETS, playHeaders } from './headers';
import { installEngine } from './install';
import { offeredVersions } from './offered';
import before from './offered.json' with { type: 'json' };

/**
 * Builds every sample that could be offered with the bundler for browsers, and writes which come out as recorded.
 * Arguments are parts of the paths of pages, whose samples alone are tried.
 */

const OFFERED = path.join(path.dirname(fileURLToPath(import.meta.url)), 'offered.json');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** What came out in the browser, as little as is compared. */
interface Built {
  names: string[];
  errors: number;
  warnings: number;
}

/** The functions of the page below. */
interface Checker {
  build(project: { files: object; mode: string }): Promise<Built | undefined>;
}

const PAGE = `<!doctype html><script>
let worker, wasm;
const start = async ([script, address]) => {
  wasm ??= await new Response((await fetch(address)).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const copy = wasm.slice(0);
  worker = new Worker(script);
  const ready = new Promise((resolve) => { worker.onmessage = resolve; });
  worker.postMessage({ type: 'start', wasm: copy });
  await ready;
};
window.open = (files) => { window.files = files; return start(files); };
window.build = (project) => new Promise((resolve) => {
  const timer = setTimeout(async () => { worker.terminate(); await start(window.files); resolve(undefined); }, 8000);
  worker.onmessage = ({ data: { result } }) => {
    clearTimeout(timer);
    resolve({ names: Object.keys(result.files), errors: result.errors.length, warnings: result.warnings.length });
  };
  worker.postMessage({ type: 'build', project });
});
</script>`;

function serve({ folder }: PlayFiles) {
  const server = createServer(({ url = '/' }, response) => {
    const isAsset = url.startsWith(ASSETS);
    const headers = playHeaders.find(({ path: begin }) => begin === ASSETS)?.headers ?? {};
    const { 'content-security-policy': policy, ...isolated } = headers;
    const file = path.join(folder, path.basename(url));
    if (!isAsset)
      return response.writeHead(200, { ...isolated, 'content-type': 'text/html' }).end(PAGE);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = TYPES[path.extname(file)] ?? 'text/plain';
    response.writeHead(200, {
      ...isolated,
      'content-security-policy': policy,
      'content-type': type,
    });
    createReadStream(file).pipe(response);
  });
  return new Promise<{ url: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

/** Samples with a record, which need nothing but the bundler; each once. */
function candidates(
  version: string,
  cwd: string,
  wanted: readonly string[],
): Map<string, [PageSample, OutputRecord]> {
  const keyOf = outputKeys({ bundlers, commandLines }, cwd);
  const records = readRecords(outputs.folder, version);
  const found = new Map<string, [PageSample, OutputRecord]>();
  for (const { content, file } of readPages('docs', [version], cwd)) {
    if (wanted.length > 0 && !wanted.some((part) => file.includes(part))) continue;
    for (const sample of pageSamples(fencesOf(content.writtenTree()))) {
      const { expectation, commands } = sample;
      const key = keyOf(version, sample);
      const record = records[key];
      const isPlain = commands.length === 0 && expectation.packages.length === 0;
      if (record && isPlain && expectation.runs === undefined) found.set(key, [sample, record]);
    }
  }
  return found;
}

const VARYING = /[0-9a-f]{8,}|(?<!\d)\d{4,}/g;
const sorted = (names: readonly string[]) =>
  names
    .map((name) => name.replace(VARYING, '*'))
    .sort()
    .join('\n');

function isSame(
  built: Built | undefined,
  { files, errors = [], warnings = [] }: OutputRecord,
): boolean {
  return (
    built !== undefined &&
    built.errors === errors.length &&
    built.warnings === warnings.length &&
    sorted(built.names) === sorted(files.map(([name]) => name))
  );
}

async function check(version: string, page: Page, wanted: readonly string[]): Promise<string[]> {
  const all = candidates(version, process.cwd(), wanted);
  const known = candidates(version, process.cwd(), []);
  const offered = ((before as Record<string, string[]>)[version] ?? []).filter(
    (key) => known.has(key) && !all.has(key),
  );
  const kept = offered.length;
  for (const [key, [{ files, expectation, name }, record]] of all) {
    const project = { files, mode: expectation.mode };
    const built = await page.evaluate(
      (given) => (window as unknown as Checker).build(given),
      project,
    );
    if (isSame(built, record)) offered.push(key);
    else process.stdout.write(`${version} ${name}: ${JSON.stringify(built)}\n`);
  }
  process.stdout.write(
    `${version}: ${offered.length - kept} of ${all.size} samples come out as recorded\n`,
  );
  return offered.sort();
}

async function main(): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: BROWSER_ARGS,
  });
  const result: Record<string, string[]> = {};
  try {
    for (const version of offeredVersions) {
      const files = await bundlePlayground(await installEngine(version));
      const { url, close } = await serve(files);
      const page = await browser.newPage();
      await page.goto(url);
      const { worker = '', wasm = '' } = files.engine ?? {};
      await page.evaluate(
        (names) => (window as unknown as { open(names: string[]): Promise<void> }).open(names),
        [ASSETS + worker, ASSETS + wasm],
      );
      result[version] = await check(version, page, process.argv.slice(2));
      close();
    }
  } finally {
    await browser.close();
  }
  writeFileSync(OFFERED, `${JSON.stringify(result, null, 2)}\n`);
}

await main();
