import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { PlayFiles } from './bundle';
import { ASSETS, playHeaders } from './headers';
import type { Project } from './project';

/** How long a sample may take. */
const LIMIT_MS = 8000;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** The parts of a result that are compared. */
export interface Built {
  names: string[];
  errors: number;
  warnings: number;
}

export interface CheckedEngine {
  /** Builds a project, or returns `undefined` if that takes too long. */
  build: (project: Pick<Project, 'mode'> & { files: object }) => Promise<Built | undefined>;
  close: () => void;
}

/** The functions that `PAGE` defines. */
interface PageFunctions extends Pick<CheckedEngine, 'build'> {
  open: (addresses: string[]) => Promise<void>;
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
  const timer = setTimeout(async () => { worker.terminate(); await start(window.files); resolve(undefined); }, ${LIMIT_MS});
  worker.onmessage = ({ data: { result } }) => {
    clearTimeout(timer);
    resolve({ names: Object.keys(result.files), errors: result.errors.length, warnings: result.warnings.length });
  };
  worker.postMessage({ type: 'build', project });
});
</script>`;

function startServer({ folder }: PlayFiles) {
  const headers = playHeaders.find(({ path: begin }) => begin === ASSETS)?.headers ?? {};
  const { 'content-security-policy': _, ...isolated } = headers;
  const server = createServer(({ url = '/' }, response) => {
    if (!url.startsWith(ASSETS))
      return response.writeHead(200, { ...isolated, 'content-type': 'text/html' }).end(PAGE);
    const file = path.join(folder, path.basename(url));
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = TYPES[path.extname(file)] ?? 'text/plain';
    response.writeHead(200, { ...headers, 'content-type': type });
    createReadStream(file).pipe(response);
  });
  return new Promise<{ url: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

/** Opens the engine in a browser, without the page of the playground. */
export async function openEngine(browser: Browser, files: PlayFiles): Promise<CheckedEngine> {
  const { url, close } = await startServer(files);
  const page = await browser.newPage();
  await page.goto(url);
  const { worker = '', wasm = '' } = files.engine ?? {};
  await page.evaluate(
    (names) => (window as unknown as PageFunctions).open(names),
    [ASSETS + worker, ASSETS + wasm],
  );
  return {
    build: (project) =>
      page.evaluate((given) => (window as unknown as PageFunctions).build(given), project),
    close,
  };
}
