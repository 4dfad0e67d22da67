import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installedFolder, notInstalled } from '../support/installed';

/** The flags of an Rspress command by name. Unset flags are omitted. */
export type RspressFlags = Record<string, string | number | true | undefined>;

/** The result of an Rspress command: an exit code or a signal. */
export type RspressEnd = 'done' | 'failed' | 'stopped';

/** Formats flags as arguments: `{ port: 3000, host: true }` → `--port 3000 --host` */
export function flagList(flags: RspressFlags): string[] {
  return Object.entries(flags).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === true ? [`--${name}`] : [`--${name}`, String(value)];
  });
}

const RSPRESS = '@rspress/core';

/**
 * Returns the program of Rspress.
 *
 * @throws naming the command that installs it, if it is not installed
 */
function rspressProgram(): string {
  const folder = installedFolder(RSPRESS);
  if (folder) return path.join(folder, 'bin/rspress.js');
  throw notInstalled(RSPRESS);
}

const HERE = fileURLToPath(import.meta.url);
/** Whether this is a checkout of Lectern, whose modules are TypeScript. */
const IS_CHECKOUT = path.extname(HERE) === '.ts';

/**
 * The megabytes of new objects before the dev server collects garbage, instead of 16. Nearly all objects of a page that
 * is parsed are garbage soon, and a start spends a seventh of its time on collecting it.
 */
const NEW_OBJECTS = '--max-semi-space-size=64';

/**
 * Returns the Node.js arguments that run a command of Rspress.
 *
 * @param isCheckout tests set it
 */
export function commandArguments(command: string, isCheckout = IS_CHECKOUT): string[] {
  if (command !== 'dev') return [rspressProgram(), command];
  if (!isCheckout) return [NEW_OBJECTS, rspressProgram(), command];
  const loader = pathToFileURL(createRequire(HERE).resolve('tsx')).href;
  return [NEW_OBJECTS, '--import', loader, path.join(path.dirname(HERE), 'devFromSources.ts')];
}

/**
 * Runs in the process of Rspress. It prints Lectern's errors without a stack, and exits when the parent process has
 * exited, because a killed parent cannot stop it.
 */
const inRspress = (parent: number) => `
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  process.on('uncaughtException', (error) => {
    const said = String(error?.message ?? error);
    const text = /^E[MN]FILE$/.test(error?.code) ? '[build] ' + said + ' → allow more open files: ulimit -n 4096' : said;
    console.error(/^\\[[a-z-]+\\] /.test(text) ? text : error);
    process.exit(1);
  });
  setInterval(() => process.ppid === ${parent} || process.exit(1), 1000).unref();
}`;

/** Returns the Node.js arguments of a child process that runs Rspress and exits with its parent. */
export const preload = (parent: number): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(inRspress(parent))}`,
];

/** How long a process may take to end after a signal, in ms. */
const STOP_MS = 5_000;

/**
 * Returns a function that passes signals on to a process, and ends the process if it does not end by itself: Rsbuild
 * waits for everything that it closes, and something may never close.
 */
export function stopsChild(
  child: Pick<ChildProcess, 'kill'>,
  ms = STOP_MS,
): (signal: NodeJS.Signals) => void {
  let isStopping = false;
  return (signal) => {
    child.kill(signal);
    if (!isStopping) setTimeout(() => child.kill('SIGKILL'), ms).unref();
    isStopping = true;
  };
}

/**
 * Runs an Rspress command in a separate process, without the loaders of this process, which would change the code
 * that renders pages; the dev server renders none. Signals that stop this process also stop the other one.
 *
 * @returns how it ended
 */
export async function runRspress(command: string, flags: RspressFlags): Promise<RspressEnd> {
  const child = spawn(
    process.execPath,
    [...preload(process.pid), ...commandArguments(command), ...flagList(flags)],
    { stdio: 'inherit' },
  );
  let isStopped = false;
  const pass = stopsChild(child);
  const stop = (signal: NodeJS.Signals) => {
    isStopped = true;
    pass(signal);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', stop).off('SIGINT', stop).off('SIGHUP', stop);
      const isEnded = signal === 'SIGINT' || signal === 'SIGTERM' || signal === 'SIGHUP';
      if (isEnded || (isStopped && signal === 'SIGKILL')) resolve('stopped');
      else resolve(code === 0 ? 'done' : 'failed');
    });
  });
}
