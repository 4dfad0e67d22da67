import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What a thread is started with: its own file, for the loader, and what `workerInput` gives it. */
export interface WorkerStart<Input> {
  entry: string;
  input: Input;
}

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Starts a file of ours in a thread: as TypeScript where the file that asks for it is TypeScript, as
 * JavaScript where both are compiled. The thread keeps no process alive.
 *
 * @param from `import.meta.url` of a file beside it
 * @param name its name without the extension
 * @param input what `workerInput` gives in the thread
 */
export function startWorker<Input>(from: string, name: string, input: Input): Worker {
  const extension = path.extname(fileURLToPath(from));
  const entry = new URL(`./${name}${extension}`, from);
  const file = extension === '.ts' ? path.join(here, 'runTypeScript.mjs') : entry;
  const workerData: WorkerStart<Input> = { entry: entry.href, input };
  const worker = new Worker(file, { name, workerData, execArgv: [] });
  worker.unref();
  return worker;
}
