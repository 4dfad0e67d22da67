import { readFileSync } from 'node:fs';
import process from 'node:process';

/** A process as others can know it again: process ids are used again. */
export interface KnownProcess {
  pid: number;
  /** When it was started, as the system counts it; empty on systems that do not tell it. */
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

/** This process. */
export function thisProcess(): KnownProcess {
  return { pid: process.pid, started: startOf(process.pid) };
}

/** Whether a process of this machine still runs. */
export function isRunning({ pid, started }: KnownProcess): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}
