import { deadlineSignal } from '../../../../theme/ui/loading/deadline';
import { LOAD_DEADLINE_MS, NotLoaded } from '../../../../theme/ui/loading/loadFailure';

declare const __webpack_public_path__: string;

const loading = new Map<string, Promise<unknown>>();

/** Deduplicates requests of a file. Failed requests are retried on the next call. */
function once<Result>(file: string, load: (address: string) => Promise<Result>): Promise<Result> {
  const known = loading.get(file) as Promise<Result> | undefined;
  if (known) return known;
  const started = load(`${__webpack_public_path__}${file}`);
  loading.set(file, started);
  started.catch(() => loading.delete(file));
  return started;
}

/** Downloads a JSON file of the build, with a timeout. */
export function fetchFile<Content>(file: string): Promise<Content> {
  return once(file, async (address) => {
    const response = await fetch(address, { signal: deadlineSignal(LOAD_DEADLINE_MS) });
    if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
    return response.json();
  });
}

function elementFor(address: string): HTMLElement {
  if (address.endsWith('.css')) {
    return Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  }
  return Object.assign(document.createElement('script'), { src: address });
}

/** Loads a script or a style sheet of the build, with a timeout. */
export function loadFile(file: string): Promise<void> {
  return once(file, (address) => {
    const element = elementFor(address);
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        element.remove();
        reject(error);
      };
      const timer = setTimeout(() => fail(new NotLoaded('slow')), LOAD_DEADLINE_MS);
      element.addEventListener('load', () => {
        clearTimeout(timer);
        resolve();
      });
      element.addEventListener('error', () => {
        clearTimeout(timer);
        fail(new Error(`${address} could not be loaded`));
      });
      document.head.append(element);
    });
  });
}
