/** The entry point of `lectern/testing`: sites that a test creates, builds and sends requests to. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import type { Browser } from 'playwright-core';
import { serveSite } from '../serving/site-server/api';
import { ownFile } from '../support/ownFile';
import { type FirstLoad, weighPage } from './firstLoad';
import { openReaderPage, type ReaderPage, startBrowser } from './readerPage';

export type { FirstLoad } from './firstLoad';
export type { ReaderPage, TestHit } from './readerPage';

/** Below the project, so that the configuration of the site finds its packages. */
const FOLDER = '.lectern/tests';

/** A site that a test built. */
export interface TestSite {
  /** The folder that contains the files of the site. */
  folder: string;
  /** The output of the build. */
  log: string;
  /**
   * Answers a request like the server of the site: `await site.fetch('/guide/start')`. Redirects within
   * the site are followed, unless `redirect` is `manual`.
   */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Returns the text of an output file: `site.read('guide/start.md')`. */
  read(name: string): string;
  /**
   * Returns how many bytes a browser loads to open a page, for a size budget:
   * `expect((await site.firstLoad('/')).js).toBeLessThan(130_000)`.
   */
  firstLoad(address: string): Promise<FirstLoad>;
  /** Serves the site on a free port and returns its address, such as `http://127.0.0.1:41234`. */
  serve(): Promise<string>;
  /** Opens a page in Chromium. The package `playwright-core` must be installed. */
  open(address: string): Promise<ReaderPage>;
  /** Closes the browser, stops the server of the site and removes its folder. */
  close(): Promise<void>;
}

/** How the command line is started: from its sources in the repository, compiled in the package. */
function command(): string[] {
  const file = ownFile(import.meta.url, '../cli/lectern');
  return file.endsWith('.ts') ? ['--import', 'tsx', file] : [file];
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function build(folder: string): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [...command(), 'build'],
      { cwd: folder, env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false' } },
    );
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`the site cannot be built:\n${stdout}${stderr}`);
  }
}

/** A server at a free port of this machine, for browsers. */
function listen(fetch: (request: Request) => Promise<Response>): Promise<Server> {
  const server = createServer(getRequestListener(fetch));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

const ORIGIN = 'http://site';
const MAX_REDIRECTS = 5;

/** Follows redirects within the site, as `fetch` does. */
async function following(
  ask: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  let [url, response] = [request.url, await ask(request)];
  for (let left = MAX_REDIRECTS; left > 0; left -= 1) {
    const target = response.headers.get('location');
    const next = target === null ? undefined : new URL(target, url);
    const isFollowed = request.redirect === 'follow' && /^(?:GET|HEAD)$/.test(request.method);
    if (!isFollowed || next?.origin !== ORIGIN) return response;
    url = next.href;
    response = await ask(new Request(url, { method: request.method, headers: request.headers }));
  }
  return response;
}

/**
 * Builds a site from files and answers requests without opening a port.
 *
 * @param files the contents of the files, by name: `rspress.config.ts`, `docs/index.mdx`
 * @throws an error that contains the output of the build, if the build fails; the files are then
 * removed
 */
export async function buildTestSite(files: Readonly<Record<string, string>>): Promise<TestSite> {
  const parent = path.resolve(FOLDER);
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'site-'));
  const root = path.join(folder, 'doc_build');
  let log: string;
  let served: ReturnType<typeof serveSite>;
  try {
    writeFiles(folder, files);
    log = await build(folder);
    served = serveSite({ root });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  let server: Promise<Server> | undefined;
  let browser: Promise<Browser> | undefined;
  const ask = (address: string, init?: RequestInit) =>
    following(served.fetch, new Request(new URL(address, ORIGIN), init));
  async function serve() {
    server ??= listen(served.fetch);
    return `http://127.0.0.1:${((await server).address() as AddressInfo).port}`;
  }
  return {
    folder,
    log,
    fetch: ask,
    read: (name) => readFileSync(path.join(root, name), 'utf8'),
    firstLoad: (address) => weighPage(address, ask),
    serve,
    async open(address) {
      browser ??= startBrowser();
      return openReaderPage(await browser, await serve(), address);
    },
    async close() {
      const opened = await browser?.catch(() => undefined);
      await opened?.close();
      const open = await server;
      open?.closeAllConnections();
      open?.close();
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
