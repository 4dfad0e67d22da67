import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

/** How long the output of a sample may run. */
const RUN_LIMIT_MS = 20_000;

const NO_SCRIPT = '(no script was written)';

/** What Node prints when it runs a script, in the folder of the script. */
export async function runInProcess(script: string | undefined): Promise<string> {
  if (!script) return NO_SCRIPT;
  const options = { cwd: path.dirname(script), timeout: RUN_LIMIT_MS };
  try {
    return (await promisify(execFile)(process.execPath, [script], options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}\n${stderr || error}`;
  }
}

/**
 * What a script prints in a thread of this process, which starts in a fifth of the time of a process
 * of its own. The folder of the script is the working directory for as long as it runs.
 */
export async function runInThread(script: string | undefined): Promise<string> {
  if (!script) return NO_SCRIPT;
  const before = process.cwd();
  process.chdir(path.dirname(script));
  const thread = new Worker(script, { stdout: true, stderr: true, env: { ...process.env } });
  const timer = setTimeout(() => thread.terminate(), RUN_LIMIT_MS);
  const printed = text(thread.stdout);
  const fault = await new Promise<unknown>((resolve) => {
    thread.once('error', resolve);
    thread.once('exit', (code) => resolve(code === 0 ? undefined : `exit code ${code}`));
  });
  clearTimeout(timer);
  process.chdir(before);
  return fault === undefined ? printed : `${await printed}\n${fault}`;
}
