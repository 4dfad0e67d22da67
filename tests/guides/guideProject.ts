import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import sirv from 'sirv';
import { filesOfCommand } from '../../plugins/content/files/filesOfCommand';
import { packagesOf } from '../../plugins/reference/samples/bundlers';
import { readSampleText } from '../../plugins/reference/samples/readSampleText';
import { buildAll } from '../../plugins/reference/samples/run/buildAll';
import { collectSamples } from '../../plugins/reference/samples/run/collectSamples';
import { writeProject, writeVersion } from '../../plugins/reference/samples/run/writeProject';
import { writeWorker } from '../../plugins/reference/samples/run/writeWorker';
import { bundlers } from '../../site/rspack';

const CWD = process.cwd();
const CLI = path.join(CWD, 'node_modules/@rspack/cli/bin/rspack.js');
const LIMIT_MS = 60_000;

/** Something that runs until a test is over. */
export interface Running {
  /** Where it answers, without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/** A project of a guide, as its page shows it. */
export interface GuideProject {
  folder: string;
  /** Replaces a text that stands in a file once. */
  edit: (file: string, from: string, to: string) => void;
  /** Adds a file that the guide leaves to its reader. */
  add: (file: string, text: string) => void;
  /** Builds it with the bundler of its version, as `rspack build` does. */
  build: () => Promise<void>;
}

/** The files of a sample in a page: nothing is copied into the tests. */
function readSample(page: string, name: string) {
  const [version = ''] = page.split('/');
  const file = `docs/${page}.mdx`;
  const content = filesOfCommand().read(path.join(CWD, file));
  const read = content && collectSamples({ file, version, ...readSampleText(content) });
  const found = read?.samples.find((sample) => sample.name === name);
  if (found) return found;
  throw new Error(`[guides] ${file} has no sample ${name} → name one of its tested=…`);
}

/**
 * Writes a sample of a guide to a folder, with the packages that it imports.
 *
 * @param page below `docs`, without extension: `v2/en/guide/features/css`
 */
export function openGuide(page: string, name: string): GuideProject {
  const sample = readSample(page, name);
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-guide-')));
  const version = writeVersion(root, packagesOf(sample.version, { bundlers }), CWD);
  const folder = path.join(root, 'project');
  writeProject(sample, folder, version);
  return {
    folder,
    edit(file, from, to) {
      const place = path.join(folder, file);
      const parts = readFileSync(place, 'utf8').split(from);
      if (parts.length !== 2) throw new Error(`[guides] "${from}" must stand in ${file} once`);
      writeFileSync(place, parts.join(to));
    },
    add: (file, text) => writeFileSync(path.join(folder, file), text),
    async build() {
      const task = {
        folder,
        mode: 'production',
        writes: {},
        isFresh: false,
        wanted: [],
        isRun: false,
        isAlone: true,
        options: [],
        commands: [],
        isShown: false,
      };
      const worker = writeWorker(path.join(root, 'worker'));
      const [[built] = []] = await buildAll([[task]], {
        worker,
        bundler: version.bundler,
        limitMs: LIMIT_MS,
      });
      const errors = built && 'outcome' in built ? built.outcome.errors : [JSON.stringify(built)];
      if (errors.length > 0) throw new Error(`[guides] ${page}#${name}: ${errors.join('\n')}`);
    },
  };
}

async function listen(answer: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** Answers requests at an address of its own. */
export async function serve(answer: RequestListener): Promise<Running> {
  const { server, port } = await listen(answer);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves a folder of built files. */
export function serveFolder(folder: string): Promise<Running> {
  const answer = sirv(folder, { dev: true });
  return serve((request, response) => answer(request, response));
}

async function freePort(): Promise<number> {
  const { server, port } = await listen(() => {});
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end && child.exitCode === null) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`[guides] rspack serve does not answer: ${said()}`);
}

/** Starts `rspack serve` in a project. */
export async function startDevServer({ folder }: GuideProject): Promise<Running> {
  const port = await freePort();
  const args = [CLI, 'serve', '--port', String(port), '--host', '127.0.0.1', '--no-open'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // What a test runner sets is not what readers have.
    env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined, NO_COLOR: '1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      said += part;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  await answers(url, child, () => said);
  return {
    url,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
