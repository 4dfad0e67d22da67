import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/** Flags of a command of Rspress by their names; those that are not set are left out. */
export type RspressFlags = Record<string, string | number | true | undefined>;

/** How a command of Rspress ends: by itself, or by a signal that stops it. */
export type RspressEnd = 'done' | 'failed' | 'stopped';

/** `{ port: 3000, host: true }` → `--port 3000 --host` */
export function flagList(flags: RspressFlags): string[] {
  return Object.entries(flags).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === true ? [`--${name}`] : [`--${name}`, String(value)];
  });
}

const PACKAGE = createRequire(import.meta.url).resolve('@rspress/core/package.json');
const RSPRESS = path.join(path.dirname(PACKAGE), 'bin/rspress.js');

/**
 * Run in the process of Rspress: errors of ours say what to do, and need neither a stack nor a line of
 * Node. It ends when the process that started it is gone, which cannot stop it if it is killed.
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

/** The arguments of Node for a process of Rspress that another process starts, and ends with. */
export const preload = (parent: number): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(inRspress(parent))}`,
];

/**
 * Runs a command of Rspress in a process of its own, without loaders that this one may have: they
 * would change the code that renders pages. What stops this process stops that one.
 *
 * @returns how it ended
 */
export function runRspress(command: string, flags: RspressFlags): Promise<RspressEnd> {
  const child = spawn(
    process.execPath,
    [...preload(process.pid), RSPRESS, command, ...flagList(flags)],
    { stdio: 'inherit' },
  );
  const stop = (signal: NodeJS.Signals) => void child.kill(signal);
  process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', stop).off('SIGINT', stop).off('SIGHUP', stop);
      const isStopped = signal === 'SIGINT' || signal === 'SIGTERM' || signal === 'SIGHUP';
      resolve(isStopped ? 'stopped' : code === 0 ? 'done' : 'failed');
    });
  });
}
