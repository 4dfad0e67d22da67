import { NotLoaded } from '../../../../theme/ui/loading/loadFailure';
import { loadPart } from '../../../../theme/ui/loading/loadPart';
import type { BrowserEngine, EngineSite } from './browserEngine';
import { type Connect, createLineEngine } from './lineEngine';
import type { FromWorker, Line, ToWorker } from './messages';

type PageLine = Line<ToWorker, FromWorker>;

/** How long a worker may take to start, in milliseconds. After that, the page searches on its own thread. */
export const START_MS = 8000;

/** How long a searching worker may be silent before it is pinged, and then how long the answer may take, in milliseconds. */
export const SILENCE_MS = 10_000;

/**
 * Watches a worker while it searches. A worker that the browser has terminated, for example for lack of memory, is silent,
 * and the reader would wait forever. A worker that is busy or downloading answers the ping.
 *
 * @param ping asks for a sign of life
 */
function watchSilence(ping: () => void, onDead: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    asked(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        ping();
        timer = setTimeout(onDead, SILENCE_MS);
      }, SILENCE_MS);
    },
    heard: (): void => clearTimeout(timer),
  };
}

/** The search on the page's own thread, for a browser or a policy that refuses workers. */
function withoutWorker(onBroken: (error: Error) => void): PageLine {
  const other: Line<FromWorker, ToWorker> = {
    onmessage: null,
    postMessage: (data) => line.onmessage?.({ data }),
  };
  const started = loadPart(() => import('./serveWorker')).then(({ serveWorker }) =>
    serveWorker(other),
  );
  started.catch(onBroken);
  const line: PageLine = {
    onmessage: null,
    // Earlier messages wait.
    postMessage: (data) =>
      void started.then(
        () => other.onmessage?.({ data }),
        () => {},
      ),
  };
  return line;
}

/** A worker. If it cannot start, its messages go to the page's own thread. */
const connect: Connect = (onBroken) => {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' });
  } catch {
    return withoutWorker(onBroken);
  }
  const unanswered: ToWorker[] = [];
  let isRunning = false;
  let substitute: PageLine | undefined;
  const silence = watchSilence(
    () => worker.postMessage({ kind: 'ping' }),
    () => {
      worker.terminate();
      onBroken(new NotLoaded('failed'));
    },
  );
  const line: PageLine = {
    onmessage: null,
    postMessage(message) {
      if (isRunning && message.kind === 'search') silence.asked();
      if (!isRunning && !substitute) unanswered.push(message);
      (substitute ?? worker).postMessage(message);
    },
  };
  function substituteWorker() {
    clearTimeout(timer);
    if (isRunning || substitute) return;
    worker.terminate();
    substitute = withoutWorker(onBroken);
    substitute.onmessage = (event) => line.onmessage?.(event);
    for (const message of unanswered) substitute.postMessage(message);
  }
  const timer = setTimeout(substituteWorker, START_MS);
  worker.onmessage = ({ data }) => {
    clearTimeout(timer);
    const isAsked = !isRunning && unanswered.some(({ kind }) => kind === 'search');
    isRunning = true;
    if (isAsked) silence.asked();
    else silence.heard();
    line.onmessage?.({ data });
  };
  worker.onerror = () => {
    if (!isRunning) return substituteWorker();
    silence.heard();
    worker.terminate();
    onBroken(new NotLoaded('failed'));
  };
  return line;
};

/** Searches the files of the site in the browser, off the main thread. */
export function createLocalEngine({ base }: EngineSite): BrowserEngine {
  return createLineEngine(connect, () => new URL(base, location.origin).href);
}
