import type { SearchAnswer } from '../shared/types';
import type { BrowserEngine } from './browserEngine';
import { SearchUnreachable, supersededError } from './errors';
import type { FromWorker, Line, ToWorker } from './messages';

interface Asked {
  id: number;
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

/**
 * The page's side of the line: an engine of which the latest query wins.
 *
 * @param connect makes the line, when it is first needed
 * @param root the address that the files of the site are below
 */
export function createLineEngine(
  connect: () => Line<ToWorker, FromWorker>,
  root: () => string,
): BrowserEngine {
  const listeners = new Set<() => void>();
  let line: Line<ToWorker, FromWorker> | undefined;
  let asked: Asked | undefined;
  let lastId = 0;

  function receive({ data }: { data: FromWorker }): void {
    if (data.kind === 'better') {
      for (const listener of listeners) listener();
      return;
    }
    if (data.id !== asked?.id) return;
    const { resolve, reject } = asked;
    asked = undefined;
    if (data.kind === 'answer') resolve(data.answer);
    else reject(new SearchUnreachable(data.message));
  }

  function send(message: ToWorker): void {
    if (!line) {
      line = connect();
      line.onmessage = receive;
      line.postMessage({ kind: 'start', root: root() });
    }
    line.postMessage(message);
  }

  return {
    warm: (place) => send({ kind: 'warm', place }),
    open: (place) => send({ kind: 'open', place }),
    onBetter(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    search(query, signal) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        asked?.reject(supersededError());
        lastId += 1;
        const id = lastId;
        asked = { id, resolve, reject };
        signal?.addEventListener('abort', () => {
          if (asked?.id === id) asked = undefined;
          reject(signal.reason);
        });
        send({ kind: 'search', id, query });
      });
    },
  };
}
