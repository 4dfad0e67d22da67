import { NotLoaded } from '../../../../theme/ui/loading/loadFailure';
import { loadPart } from '../../../../theme/ui/loading/loadPart';
import type { BrowserEngine, EngineSite } from './browserEngine';
import { type Connect, createLineEngine } from './lineEngine';
import type { FromWorker, Line, ToWorker } from './messages';

type PageLine = Line<ToWorker, FromWorker>;

/** How long a worker may take to start, in milliseconds; then the page searches by itself. */
export const START_MS = 8000;

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
    // What is sent before waits.
    postMessage: (data) =>
      void started.then(
        () => other.onmessage?.({ data }),
        () => {},
      ),
  };
  return line;
}

/** A worker; if it cannot start, what was sent goes to the page's own thread. */
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
  const line: PageLine = {
    onmessage: null,
    postMessage(message) {
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
    isRunning = true;
    line.onmessage?.({ data });
  };
  worker.onerror = () => {
    if (!isRunning) return substituteWorker();
    worker.terminate();
    onBroken(new NotLoaded('failed'));
  };
  return line;
};

/** Searches in the browser, off the main thread, in files of the site. */
export function createLocalEngine({ base }: EngineSite): BrowserEngine {
  return createLineEngine(connect, () => new URL(base, location.origin).href);
}
