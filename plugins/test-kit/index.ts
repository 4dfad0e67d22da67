/** The door of `lectern/testing`: sites that a test writes, builds and asks. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { serveSite } from '../serving/site-server/api';
import { ownFile } from '../support/ownFile';

/** Below the project, so that the configuration of the site finds its packages. */
const FOLDER = '.lectern/tests';

/** A site that a test built. */
export interface TestSite {
  /** The folder that contains the files of the site. */
  folder: string;
  /** The output of the build. */
  log: string;
  /** Answers a request like the server of the site: `await site.fetch('/guide/start')`. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Returns the text of an output file: `site.read('guide/start.md')`. */
  read(name: string): string;
  /** Stops the server of the site and removes its folder. */
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

/**
 * Builds a site from files and answers requests without opening a port.
 *
 * @param files the contents of the files, by name: `rspress.config.ts`, `docs/index.mdx`
 * @throws an error with the output of the build, if the build fails
 */
export async function buildTestSite(files: Readonly<Record<string, string>>): Promise<TestSite> {
  const parent = path.resolve(FOLDER);
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'site-'));
  writeFiles(folder, files);
  const log = await build(folder);
  const root = path.join(folder, 'doc_build');
  const served = serveSite({ root });
  return {
    folder,
    log,
    fetch: (address, init) => served.fetch(new Request(new URL(address, 'http://site'), init)),
    read: (name) => readFileSync(path.join(root, name), 'utf8'),
    async close() {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
