import type { BrowserEngine, EngineSite } from './browserEngine';
import { createLineEngine } from './lineEngine';
import type { FromWorker, Line, ToWorker } from './messages';

/** A line to code that is loaded: what is sent before waits. */
function lineTo(
  start: (other: Line<FromWorker, ToWorker>) => Promise<void>,
): Line<ToWorker, FromWorker> {
  const other: Line<FromWorker, ToWorker> = {
    onmessage: null,
    postMessage: (data) => line.onmessage?.({ data }),
  };
  const started = start(other);
  const line: Line<ToWorker, FromWorker> = {
    onmessage: null,
    postMessage: (data) => void started.then(() => other.onmessage?.({ data })),
  };
  return line;
}

/** The search on the page's own thread, for a browser or a policy that refuses workers. */
function withoutWorker(): Line<ToWorker, FromWorker> {
  return lineTo(async (other) => {
    const { serveWorker } = await import('./serveWorker');
    serveWorker(other);
  });
}

/** A worker; if it cannot start, what was sent goes to the page's own thread. */
function connect(): Line<ToWorker, FromWorker> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' });
  } catch {
    return withoutWorker();
  }
  const unanswered: ToWorker[] = [];
  let isRunning = false;
  let substitute: Line<ToWorker, FromWorker> | undefined;
  const line: Line<ToWorker, FromWorker> = {
    onmessage: null,
    postMessage(message) {
      if (!isRunning && !substitute) unanswered.push(message);
      (substitute ?? worker).postMessage(message);
    },
  };
  worker.onmessage = ({ data }) => {
    isRunning = true;
    line.onmessage?.({ data });
  };
  worker.onerror = () => {
    if (isRunning || substitute) return;
    substitute = withoutWorker();
    substitute.onmessage = (event) => line.onmessage?.(event);
    for (const message of unanswered) substitute.postMessage(message);
  };
  return line;
}

/** Searches in the browser, off the main thread, in files of the site. */
export function createLocalEngine({ base }: EngineSite): BrowserEngine {
  return createLineEngine(connect, () => new URL(base, location.origin).href);
}
