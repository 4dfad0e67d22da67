import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import type { Progress } from '../../../support/progress';
import type { BuildTask, Outcome } from './worker/outcome';

/** The maximum number of characters of output to keep from a crashed process. */
const MAX_OUTPUT = 2000;

/** The outcome of a build, or the reason why there is none. */
export type Built = { outcome: Outcome } | { failure: string };

export interface BuildSettings {
  /** The worker program, created by `writeWorker`. */
  worker: string;
  /** A module that exports the bundler. */
  bundler: string;
  /** The time limit per project in milliseconds. */
  limitMs: number;
  onProgress?: Progress;
}

/** Starts a process with a bundler that builds one project at a time. */
function startWorker({ worker, bundler }: BuildSettings) {
  const child: ChildProcess = fork(worker, [bundler], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Omits variables of the test runner, which readers do not have.
    env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined, NO_COLOR: '1' },
  });
  let output = '';
  child.stderr?.on('data', (part) => {
    output = `${output}${part}`.slice(-MAX_OUTPUT);
  });

  function build(task: BuildTask, limitMs: number): Promise<Built> {
    return new Promise((resolve) => {
      const end = (built: Built) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(built);
      };
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        end({ failure: `the build did not end within ${limitMs / 1000} seconds` });
      }, limitMs);
      child.once('message', (outcome) => end({ outcome: outcome as Outcome }));
      child.once('exit', (code, signal) =>
        end({ failure: `the bundler's process ended with ${signal ?? code}: ${output.trim()}` }),
      );
      child.send(task);
    });
  }

  const isAlive = () => child.exitCode === null && child.signalCode === null && !child.killed;
  return { build, isAlive, stop: () => child.kill() };
}

/** Some projects wait for servers and timers, so that a core has work for two. */
const WORKERS = 2;

/**
 * Runs the builds of projects, those of a project one after the other in one process. A new process is started
 * after a crash, and for tasks that require it.
 *
 * @param projects the builds of each project
 * @returns the results of each project
 */
export async function buildAll(
  projects: readonly (readonly BuildTask[])[],
  settings: BuildSettings,
): Promise<Built[][]> {
  const count = projects.flat().length;
  const built = projects.map((): Built[] => []);
  const left = projects.entries();
  let done = 0;

  async function buildNext(): Promise<void> {
    let worker: ReturnType<typeof startWorker> | undefined;
    for (const [index, tasks] of left) {
      for (const task of tasks) {
        if (task.isFresh) worker?.stop();
        if (!worker?.isAlive()) worker = startWorker(settings);
        built[index]?.push(await worker.build(task, settings.limitMs));
        done += 1;
        settings.onProgress?.(done, count);
      }
    }
    worker?.stop();
  }

  await Promise.all(Array.from({ length: WORKERS }, buildNext));
  return built;
}
