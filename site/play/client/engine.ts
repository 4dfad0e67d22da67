import type { BuildResult, FromEngine, ToEngine } from '../engine/messages';
import type { PlaySettings, Project } from '../project';
import { readResult } from './readResult';

/** How many seconds a build may take before it is stopped. */
const LIMIT_S = 15;
/** The same for the first build of a worker, which also compiles the bundler: about 2 s on a laptop, far more on a busy phone. */
const FIRST_LIMIT_S = 60;

/** The end of a build. */
export type Ended =
  | { kind: 'built'; result: BuildResult }
  | { kind: 'stopped' }
  | { kind: 'tooLong'; seconds: number }
  | { kind: 'unloaded'; reason: string }
  | { kind: 'failed'; reason: string };

/** A file of the bundler that cannot be loaded. */
class LoadError extends Error {}

interface Started {
  worker: Worker;
  ready: Promise<void>;
  /** Whether it has built anything. */
  isUsed: boolean;
}

/** The bundler in a worker, which the first build starts, and the first one after a failed or stopped build starts again. */
export function createEngine({ worker: address, wasm }: NonNullable<PlaySettings['engine']>) {
  let bytes: Promise<ArrayBuffer> | undefined;
  let started: Started | undefined;
  let stopBuild: ((ended: Ended) => void) | undefined;

  const readWasm = () => {
    bytes ??= fetch(wasm).then(
      (answer) => {
        if (answer.ok && answer.body) {
          const plain = answer.body.pipeThrough(new DecompressionStream('gzip'));
          return new Response(plain).arrayBuffer();
        }
        throw new LoadError(`${answer.status} ${wasm}`);
      },
      () => {
        throw new LoadError(wasm);
      },
    );
    bytes.catch(() => {
      bytes = undefined;
    });
    return bytes;
  };

  function start(): Started {
    const worker = new Worker(address);
    const ready = new Promise<void>((resolve, reject) => {
      // The error of a script that cannot be loaded has no message.
      worker.onerror = ({ message }) =>
        reject(message ? new Error(message) : new LoadError(address));
      worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
        if (data.type === 'ready') resolve();
        if (data.type === 'failed') reject(new Error(data.reason));
      };
    });
    const send = (message: ToEngine) => worker.postMessage(message);
    const all = readWasm().then((content) => {
      send({ type: 'start', wasm: content });
      return ready;
    });
    return { worker, ready: all, isUsed: false };
  }

  function end(): void {
    started?.worker.terminate();
    started = undefined;
  }

  async function build(project: Project, onReady: () => void): Promise<Ended> {
    started ??= start();
    const { worker, ready } = started;
    const seconds = started.isUsed ? LIMIT_S : FIRST_LIMIT_S;
    started.isUsed = true;
    const ended = new Promise<Ended>((resolve) => {
      stopBuild = resolve;
    });
    const built = ready.then(
      () =>
        new Promise<Ended>((resolve) => {
          onReady();
          worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
            if (data.type !== 'built') return;
            const result = readResult(data.result);
            resolve(
              result
                ? { kind: 'built', result }
                : { kind: 'failed', reason: 'the project replaced the result of the build' },
            );
          };
          worker.onerror = ({ message }) => resolve({ kind: 'failed', reason: message });
          worker.postMessage({ type: 'build', project } satisfies ToEngine);
          setTimeout(() => resolve({ kind: 'tooLong', seconds }), seconds * 1000);
        }),
      (error: Error): Ended => ({
        kind: error instanceof LoadError ? 'unloaded' : 'failed',
        reason: error.message,
      }),
    );
    const result = await Promise.race([ended, built]);
    stopBuild = undefined;
    if (result.kind !== 'built') end();
    return result;
  }

  return { build, stop: () => stopBuild?.({ kind: 'stopped' }) };
}
