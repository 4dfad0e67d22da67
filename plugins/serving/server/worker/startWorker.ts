import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The data of a new thread: its file, for the loader, and the result of `workerInput`. */
export interface WorkerStart<Input> {
  entry: string;
  input: Input;
}

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Runs a file of this package in a worker thread. The file is TypeScript if the caller is
 * TypeScript, and JavaScript if both are compiled. The thread does not keep the process alive.
 *
 * @param from `import.meta.url` of a file in the same folder
 * @param name the file name without its extension
 * @param input the result of `workerInput` in the thread
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
