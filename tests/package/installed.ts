import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { pack } from './packed';

/** How a command ended. */
export interface Ended {
  code: number | null;
  output: string;
}

/** The environment of somebody else: no loader of TypeScript, and nothing kept from other builds. */
export function plainEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, VITEST: __, NODE_ENV: ___, LECTERN_BUILT: ____, ...env } = process.env;
  return { ...env, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1', ...more };
}

/** Runs a command as in a project of somebody else. */
export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env?: NodeJS.ProcessEnv,
): Promise<Ended> {
  const child = spawn(program, args, { cwd, env: plainEnvironment(env) });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** Runs a command that must succeed. @returns what it printed */
export async function mustRun(...call: Parameters<typeof run>): Promise<string> {
  const { code, output } = await run(...call);
  if (code === 0) return output;
  throw new Error(`${call[0]} ${call[1].join(' ')} ended with ${code}:\n${output}`);
}

/** What every site of Lectern installs. */
const NEEDED = ['@rspress/core', 'react', 'react-dom'];

/** How long another test may take to install, in ms. */
const PATIENCE = 240_000;

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** All packages that only some sites install. */
export const OPTIONAL: readonly string[] = Object.keys(manifest.peerDependenciesMeta);

const tested = (names: readonly string[]) =>
  names.map((name) => `${name}@${manifest.devDependencies[name]}`);

/** Makes a folder once for all test files, which run in processes of their own. */
async function once(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = path.join(tmpdir(), name);
  const [done, failed] = [`${folder}.done`, `${folder}.failed`];
  try {
    mkdirSync(folder);
  } catch {
    for (let left = PATIENCE; left > 0 && !existsSync(done); left -= 100) {
      if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'));
      await wait(100);
    }
    return folder;
  }
  try {
    await make(folder);
    writeFileSync(done, '');
  } catch (error) {
    writeFileSync(failed, String(error));
    throw error;
  }
  return folder;
}

const npmInstall = (folder: string, packages: readonly string[]) =>
  mustRun('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages], folder);

/** A folder where the packed package is installed with what every site needs, and nothing else. */
export function installed(): Promise<string> {
  return once('lectern-installed', (folder) => {
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    return npmInstall(folder, [pack().file, ...tested(NEEDED)]);
  });
}

/** The same with all packages that only some sites install. */
export function installedWithAll(): Promise<string> {
  return once('lectern-installed-all', async (folder) => {
    await copyInstalled(folder);
    for (const name of ['package.json', 'package-lock.json']) {
      cpSync(path.join(await installed(), name), path.join(folder, name));
    }
    await npmInstall(folder, tested(OPTIONAL));
  });
}

/** Copies installed packages into the folder of a project; npm replaces files and never writes into them. */
export async function copyInstalled(folder: string): Promise<void> {
  const modules = path.join(await installed(), 'node_modules');
  await mustRun('cp', ['-al', modules, folder], '.');
}

/** The command line of an installation. */
export const commandOf = (folder: string) =>
  path.join(folder, 'node_modules/lectern/dist/plugins/cli/lectern.js');

/** A site below an installation, whose packages it finds. */
export interface PackedSite {
  folder: string;
  lectern(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ended>;
  /** Builds the site. @throws with what was printed */
  build(): Promise<string>;
  read(name: string): string;
}

/** Writes a site below an installation. */
export function siteBelow(folder: string, files: Readonly<Record<string, string>>): PackedSite {
  const site = mkdtempSync(path.join(folder, 'site-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return {
    folder: site,
    lectern: (args, env) => run(process.execPath, [commandOf(folder), ...args], site, env),
    build: () => mustRun(process.execPath, [commandOf(folder), 'build'], site),
    read: (name) => readFileSync(path.join(site, name), 'utf8'),
  };
}

/** A page with what the checks ask of one. */
export const page = (title: string, text: string) =>
  `---\ndescription: ${title}.\n---\n\n# ${title}\n\n${text}\n`;

/** The settings of a site, as its rspress.config.ts. */
export const settings = (text: string) =>
  `import { defineSite } from 'lectern';\n\nexport default defineSite({\n${text}\n});\n`;

/** How long a server may take to say something, in ms. */
const SAYS_MS = 20_000;

/** A server that a command started. */
export interface Started {
  origin: string;
  /** What it has printed so far. */
  output(): string;
  /** Waits until it has printed a text. @throws with what it has printed instead */
  says(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server and waits for its address. @throws with what it printed, if it ends before */
export function start(
  folder: string,
  site: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Started> {
  const child: ChildProcess = spawn(process.execPath, [commandOf(folder), ...args], {
    cwd: site,
    env: plainEnvironment({ LOG: 'off', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const says = async (text: string) => {
    for (let left = SAYS_MS; !output.includes(text); left -= 50) {
      if (left <= 0) throw new Error(`"${text}" was not printed:\n${output}`);
      await wait(50);
    }
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  };
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (origin) resolve({ origin, output: () => output, says, stop });
      });
    }
  });
}
