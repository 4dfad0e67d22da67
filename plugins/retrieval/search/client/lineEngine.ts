import type { SearchAnswer } from '../shared/types';
import type { BrowserEngine } from './browserEngine';
import { SearchUnreachable, supersededError, unreachable } from './errors';
import type { FromWorker, Line, ToWorker } from './messages';

interface Asked {
  id: number;
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

/** Creates the line. `onBroken` is called if it will not deliver anything anymore. */
export type Connect = (onBroken: (error: Error) => void) => Line<ToWorker, FromWorker>;

/**
 * The page's end of the line: an engine where a new query supersedes older ones. A broken line fails
 * the query, and the next query creates a new line.
 *
 * @param connect creates the line when it is first needed
 * @param root the address that the files of the site are below
 */
export function createLineEngine(connect: Connect, root: () => string): BrowserEngine {
  const listeners = new Set<() => void>();
  let line: Line<ToWorker, FromWorker> | undefined;
  let asked: Asked | undefined;
  let lastId = 0;

  function fail(error: Error): void {
    asked?.reject(error);
    asked = undefined;
  }

  function receive({ data }: { data: FromWorker }): void {
    if (data.kind === 'better') {
      for (const listener of listeners) listener();
      return;
    }
    if (data.kind === 'started' || data.kind === 'alive' || data.id !== asked?.id) return;
    if (data.kind === 'failure') {
      fail(new SearchUnreachable(data.reason, data.message));
    } else {
      asked.resolve(data.answer);
      asked = undefined;
    }
  }

  function open(): Line<ToWorker, FromWorker> {
    const opened = connect((error) => {
      if (line !== opened) return;
      line = undefined;
      fail(unreachable(error, 'The search could not be started'));
    });
    opened.onmessage = receive;
    opened.postMessage({ kind: 'start', root: root() });
    return opened;
  }

  function send(message: ToWorker): void {
    line ??= open();
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
        fail(supersededError());
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
