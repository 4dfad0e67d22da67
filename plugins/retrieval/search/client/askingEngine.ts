import { deadlineSignal } from '../../../../theme/ui/loading/deadline';
import { firstSignal } from '../../../../theme/ui/loading/firstSignal';
import { LOAD_DEADLINE_MS } from '../../../../theme/ui/loading/loadFailure';
import type { SearchAnswer, SearchQuery } from '../shared/types';
import type { BrowserEngine } from './browserEngine';
import { supersededError, unreachable } from './errors';

/** The answer, unless it comes too late. Some engines ignore the signal. */
function inTime<Answer>(answer: Promise<Answer>, late: AbortSignal): Promise<Answer> {
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason));
  });
  return Promise.race([answer, tooLate]);
}

/** An engine that asks a server and loads no index. A new query aborts older ones. */
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
      const either = signal ? firstSignal(own.signal, signal) : own.signal;
      const late = deadlineSignal(LOAD_DEADLINE_MS);
      try {
        const answer = await inTime(ask(query, firstSignal(either, late)), late);
        either.throwIfAborted();
        return answer;
      } catch (error) {
        either.throwIfAborted();
        throw unreachable(error, 'The search cannot be reached');
      }
    },
  };
}
