import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { type Browser, chromium } from 'playwright';
import type { EngineFile, OpenEngine } from './engines/types.ts';
import { percentile } from './metrics.ts';

/** The cost of an engine in the browser. */
export interface BrowserCost {
  /** The time from the first byte of its files to the first answer. */
  readyMs: number;
  p50: number;
  p95: number;
  /** The heap after all queries, compared with an empty page. */
  heapMb: number;
}

/** Serves the files of a page that runs an engine. */
function serve(runtime: Uint8Array, files: readonly EngineFile[]) {
  const byPath = new Map<string, Uint8Array>(files.map(({ name, bytes }) => [`/${name}`, bytes]));
  byPath.set('/runtime.js', runtime);
  byPath.set('/', new TextEncoder().encode('<!doctype html><meta charset="utf-8">'));
  const server = createServer(({ url = '/' }, response) => {
    const bytes = byPath.get(url);
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(bytes ? 200 : 404, { 'content-type': `${type}; charset=utf-8` });
    response.end(bytes);
  });
  return new Promise<{ origin: string; close(): void }>((resolve) => {
    server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}

/**
 * Runs in the page: opens the engine and types each query letter by letter. The fastest of three
 * rounds counts, to exclude the influence of other programs.
 */
async function typeQueries({ names, queries }: { names: string[]; queries: string[] }) {
  const begin = performance.now();
  const script = document.createElement('script');
  script.src = '/runtime.js';
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error('runtime.js did not load'));
    document.head.append(script);
  });
  const entries = names.map(async (name): Promise<[string, Uint8Array]> => {
    const response = await fetch(`/${name}`);
    return [name, new Uint8Array(await response.arrayBuffer())];
  });
  const files = new Map(await Promise.all(entries));
  const { open } = (globalThis as unknown as { runtime: { open: OpenEngine } }).runtime;
  const find = await open(files);
  await find(queries[0] ?? '');
  const readyMs = performance.now() - begin;
  const times: number[] = [];
  for (const query of queries) {
    const letters = [...query];
    for (let end = 1; end <= letters.length; end++) {
      let fastest = Number.POSITIVE_INFINITY;
      for (let turn = 0; turn < 3; turn++) {
        const start = performance.now();
        await find(letters.slice(0, end).join(''));
        fastest = Math.min(fastest, performance.now() - start);
      }
      times.push(fastest);
    }
  }
  (globalThis as unknown as { keep: unknown }).keep = find;
  return { readyMs, times };
}

async function heapOf(
  browser: Browser,
  origin: string,
  work: boolean,
  input: Parameters<typeof typeQueries>[0],
) {
  const page = await browser.newPage();
  await page.goto(origin);
  const result = work ? await page.evaluate(typeQueries, input) : null;
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const usage: { usedSize: number; backingStorageSize?: number } =
    await session.send('Runtime.getHeapUsage');
  await page.close();
  return { result, bytes: usage.usedSize + (usage.backingStorageSize ?? 0) };
}

/** Measures every keystroke of the queries with an engine in Chromium. */
export async function measureInBrowser(
  runtime: Uint8Array,
  files: readonly EngineFile[],
  queries: readonly string[],
): Promise<BrowserCost> {
  const server = await serve(runtime, files);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const input = { names: files.map(({ name }) => name), queries: [...queries] };
    const empty = await heapOf(browser, server.origin, false, input);
    const full = await heapOf(browser, server.origin, true, input);
    const { readyMs = 0, times = [] } = full.result ?? {};
    return {
      readyMs,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      heapMb: (full.bytes - empty.bytes) / 1e6,
    };
  } finally {
    await browser.close();
    server.close();
  }
}
