import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import type { CommandTask } from './outcome.ts';

/** The time limit of a command in milliseconds. */
const COMMAND_LIMIT_MS = 40_000;

/** Shells add the signal number to 128 if a signal ended a program: 134 for an abort. */
const SIGNAL_EXIT = 128;

/**
 * The text that a command printed to both streams, and its exit code. The text of a command that was stopped
 * ends with the line at which it was stopped, however much it printed before it ended.
 */
export interface CommandResult {
  printed: string;
  /** The exit code; `undefined` for a command that was stopped. */
  exit?: number;
}

/**
 * Runs a command in the current folder.
 *
 * @param until the printed text at which a command that does not exit is stopped
 */
export function runCommand({ args, env }: CommandTask, until?: string): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    let isStopped = false;
    const timer = setTimeout(() => {
      printed += `\n(stopped after ${COMMAND_LIMIT_MS / 1000} seconds)`;
      child.kill('SIGKILL');
    }, COMMAND_LIMIT_MS);
    const read = (part: Buffer) => {
      printed += stripVTControlCharacters(part.toString());
      if (until === undefined || isStopped || !printed.includes(until)) return;
      isStopped = true;
      child.kill('SIGKILL');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (isStopped) {
        const end = printed.indexOf('\n', printed.indexOf(until ?? ''));
        resolve({ printed: end < 0 ? printed : printed.slice(0, end) });
      } else {
        resolve({ printed, exit: code ?? SIGNAL_EXIT + (signal ? constants.signals[signal] : 0) });
      }
    });
  });
}
