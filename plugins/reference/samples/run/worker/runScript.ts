import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { inspect, promisify, stripVTControlCharacters } from 'node:util';
import { Worker } from 'node:worker_threads';

/** How long the output of a sample may run. */
const RUN_LIMIT_MS = 20_000;

const NO_SCRIPT = '(no script was written)';

/** What a script has printed, and apart from it what went to the stream of errors. */
export interface ScriptResult {
  printed: string;
  complaints: string;
}

/** What Node prints when it runs a script, in the folder of the script. */
export async function runInProcess(script: string | undefined): Promise<ScriptResult> {
  if (!script) return { printed: NO_SCRIPT, complaints: '' };
  const options = { cwd: path.dirname(script), timeout: RUN_LIMIT_MS };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script], options);
    return { printed: stdout, complaints: stripVTControlCharacters(stderr) };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const complaints = stripVTControlCharacters(stderr || String(error));
    return { printed: `${stdout}\n${complaints}`, complaints };
  }
}

/**
 * What a script prints in a thread of this process, which starts in a fifth of the time of a process
 * of its own. The folder of the script is the working directory for as long as it runs.
 */
export async function runInThread(script: string | undefined): Promise<ScriptResult> {
  if (!script) return { printed: NO_SCRIPT, complaints: '' };
  const before = process.cwd();
  process.chdir(path.dirname(script));
  const thread = new Worker(script, { stdout: true, stderr: true, env: { ...process.env } });
  const timer = setTimeout(() => thread.terminate(), RUN_LIMIT_MS);
  const printed = text(thread.stdout);
  const complaints = text(thread.stderr);
  const fault = await new Promise<unknown>((resolve) => {
    thread.once('error', resolve);
    thread.once('exit', (code) => resolve(code === 0 ? undefined : `exit code ${code}`));
  });
  clearTimeout(timer);
  process.chdir(before);
  const said = stripVTControlCharacters(await complaints);
  if (fault === undefined) return { printed: await printed, complaints: said };
  return { printed: `${await printed}\n${fault}`, complaints: `${said}\n${inspect(fault)}` };
}
