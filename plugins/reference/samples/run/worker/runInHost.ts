import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { RUN_LIMIT_MS, type ScriptResult, scriptResult } from './scriptResult.ts';

/** A script to run in the process for scripts. */
export interface ScriptTask {
  script: string;
  env: NodeJS.ProcessEnv;
  /** The text at the end of its output in both streams, before the exit code and a line break. */
  mark: string;
}

const HOST = fileURLToPath(new URL('./scriptHost.js', import.meta.url));

/** Scripts that one process runs. A limit keeps the effects of one on others small. */
const MAX_SCRIPTS = 50;

let host: ChildProcess | undefined;
let count = 0;

function startHost(): ChildProcess {
  const child = fork(HOST, [], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] });
  child.unref();
  return child;
}

/**
 * Runs a script in a process that runs other scripts before and after it, so that the bundler is loaded once for
 * many. A new process is started after a script that fails or exits by itself.
 */
export function runInHost(script: string): Promise<ScriptResult> {
  if (count % MAX_SCRIPTS === 0) {
    host?.kill();
    host = undefined;
  }
  count += 1;
  host ??= startHost();
  const child = host;
  const mark = `\0end of ${count}: `;
  return new Promise((resolve) => {
    const texts = ['', ''];
    const streams = [child.stdout, child.stderr];
    const finish = (failure?: string) => {
      clearTimeout(timer);
      child.removeAllListeners();
      for (const stream of streams) stream?.removeAllListeners('data');
      if (failure !== undefined) {
        child.kill('SIGKILL');
        host = undefined;
      }
      const [stdout = '', stderr = ''] = texts.map((text) => text.split(mark, 1)[0]);
      resolve(scriptResult(stdout, stderr, failure));
    };
    const timer = setTimeout(() => finish(`the script did not end`), RUN_LIMIT_MS);
    for (const [index, stream] of streams.entries()) {
      stream?.setEncoding('utf8');
      stream?.on('data', (part: string) => {
        texts[index] += part;
        const codes = texts.map((text) => text.split(mark)[1]);
        if (!codes.every((code) => code?.endsWith('\n'))) return;
        finish(codes[0] === '0\n' ? undefined : `exit code ${codes[0]?.trim()}`);
      });
    }
    child.once('close', (code, signal) => finish(`exit code ${code ?? signal}`));
    child.send({ script, env: process.env, mark } satisfies ScriptTask);
  });
}
