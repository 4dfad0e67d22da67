import type { SearchAnswer, SearchQuery } from '../shared/types';
import type { BrowserEngine } from './browserEngine';
import { SearchUnreachable, supersededError } from './errors';

/** An engine that asks somebody else and loads nothing: the latest query wins, older ones are given up. */
export function createAskingEngine(
  ask: (query: SearchQuery, signal: AbortSignal) => Promise<SearchAnswer>,
): BrowserEngine {
  let running: AbortController | undefined;
  return {
    warm: () => {},
    open: () => {},
    onBetter: () => () => {},
    async search(query, signal) {
      running?.abort(supersededError());
      const own = new AbortController();
      running = own;
      const either = signal ? AbortSignal.any([own.signal, signal]) : own.signal;
      try {
        const answer = await ask(query, either);
        either.throwIfAborted();
        return answer;
      } catch (error) {
        either.throwIfAborted();
        throw new SearchUnreachable(`The search cannot be reached: ${(error as Error).message}`);
      }
    },
  };
}
