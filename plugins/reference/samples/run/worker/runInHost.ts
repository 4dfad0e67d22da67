import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { RUN_LIMIT_MS, type ScriptResult } from './runScript.ts';

/** A script to run in the process for scripts. */
export interface ScriptTask {
  script: string;
  env: NodeJS.ProcessEnv;
  /** The text at the end of its output in both streams, before the exit code and a line break. */
  mark: string;
}

const HOST = path.join(path.dirname(fileURLToPath(import.meta.url)), 'scriptHost.js');

/** The number of scripts that one process runs. The limit keeps the effects of one on others small. */
const MAX_SCRIPTS = 50;

let host: ChildProcess | undefined;
let count = 0;

/** Returns the process for the next script. */
function nextHost(): ChildProcess {
  if (count % MAX_SCRIPTS === 0) {
    host?.kill();
    host = undefined;
  }
  count += 1;
  host ??= fork(HOST, [], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] });
  return host;
}

/**
 * Runs a script in a process that runs other scripts before and after it, so that the bundler is loaded once for
 * many, and returns the printed text.
 *
 * @throws if the script fails or does not end. It must then run by itself, because an earlier script
 *   may be the cause. The next script has a new process.
 */
export function runInHost(script: string): Promise<ScriptResult> {
  const child = nextHost();
  const mark = `\0end of script ${count}: `;
  const texts = { stdout: '', stderr: '' };
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.stdout?.removeAllListeners('data');
      child.stderr?.removeAllListeners('data');
    };
    const fail = (reason: string) => {
      end();
      child.kill('SIGKILL');
      host = undefined;
      reject(new Error(`the script ${reason} in the process for scripts`));
    };
    const timer = setTimeout(() => fail('did not end'), RUN_LIMIT_MS);
    child.once('close', (code, signal) => {
      if (code !== 0) return fail(`ended with ${signal ?? code}`);
      host = undefined;
      end();
      resolve({ printed: texts.stdout, stderr: stripVTControlCharacters(texts.stderr) });
    });
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.setEncoding('utf8').on('data', (part: string) => {
        texts[name] += part;
        const [stdout = '', code] = texts.stdout.split(mark);
        const [stderr = '', same] = texts.stderr.split(mark);
        if (!code?.endsWith('\n') || !same?.endsWith('\n')) return;
        if (code !== '0\n') return fail(`ended with ${code.trim()}`);
        end();
        resolve({ printed: stdout, stderr: stripVTControlCharacters(stderr) });
      });
    }
    child.send({ script, env: process.env, mark } satisfies ScriptTask);
  });
}
