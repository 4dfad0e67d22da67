import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import type { CommandTask } from './outcome.ts';

/** How long a command may run. */
const COMMAND_LIMIT_MS = 40_000;

/** Shells add the number of the signal that ended a program: an abort is 134. */
const SIGNAL_EXIT = 128;

/** What a command has printed, to both streams, and how it ended. */
export interface CommandResult {
  printed: string;
  /** Its exit code; `undefined` for one that was stopped. */
  exit?: number;
}

/**
 * Runs a command in the current folder.
 *
 * @param until a text at which the command is stopped, for one that does not end
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
      const exit = code ?? SIGNAL_EXIT + (signal ? constants.signals[signal] : 0);
      resolve({ printed, ...(!isStopped && { exit }) });
    });
  });
}
