import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** The resources that a command and its child processes have used. */
export interface Usage {
  /** The user and system time of all threads, in seconds. */
  cpuSeconds: number;
  wallSeconds: number;
  /** The peak memory in MB, as the sum of resident set sizes. It is sampled. */
  peakMegabytes: number;
}

const SAMPLE_MS = 500;

/** The unit of times in `/proc`, in seconds. */
const TICK = 0.01;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns a process and its descendants. Linux only. */
function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${entry}/status`))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** Returns the CPU time of a single process in seconds, or 0 if it has exited. */
function timeOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK;
}

/** Parses the output of `times`: `0m40.060s 0m3.777s` → 43.837 */
function secondsOf(times: string): number {
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
    .reduce((sum, seconds) => sum + seconds, 0);
}

const sum = (values: Iterable<number>) => [...values].reduce((one, other) => one + other, 0);

/**
 * Runs a command to completion and measures it.
 *
 * @throws with the end of its output, if it fails
 */
export async function measureCommand(
  command: readonly string[],
  env: Record<string, string>,
  cwd = process.cwd(),
): Promise<Usage> {
  const begin = performance.now();
  const child = spawn('bash', ['-c', '"$@" || exit; times', '_', ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output = `${output}${data}`.slice(-5000);
    });
  }
  let peakMegabytes = 0;
  const seen = new Map<number, number>();
  const sampler = setInterval(() => {
    const tree = processTree(child.pid ?? 0);
    peakMegabytes = Math.max(peakMegabytes, sum(tree.map(memoryOf)));
    for (const pid of tree) seen.set(pid, Math.max(seen.get(pid) ?? 0, timeOf(pid)));
  }, SAMPLE_MS);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output}`);
  // The shell's times do not include processes that outlive their parent, such as esbuild's service.
  const counted = secondsOf(output.trim().split('\n').at(-1) ?? '');
  return {
    cpuSeconds: Math.max(counted, sum(seen.values())),
    wallSeconds: (performance.now() - begin) / 1000,
    peakMegabytes,
  };
}
