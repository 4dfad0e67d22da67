import { readFileSync } from 'node:fs';
import process from 'node:process';

/** A process with its start time, because process ids are reused. */
export interface KnownProcess {
  pid: number;
  /** The start time in the unit of the system; empty on systems that do not provide it. */
  started: string;
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Returns the current process. */
export function thisProcess(): KnownProcess {
  return { pid: process.pid, started: startOf(process.pid) };
}

/** Returns whether a process on this machine is still running. */
export function isRunning({ pid, started }: KnownProcess): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}
