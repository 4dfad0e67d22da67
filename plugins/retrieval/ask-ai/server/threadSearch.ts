import type { WorkerCalls } from '../../../serving/server/worker/openWorker';
import type { AskSearch } from '../askSearch';
import type { AskCalls } from './askCalls';

/** Creates the search of Ask AI, which runs in other threads. */
export function threadSearch(threads: Pick<WorkerCalls<AskCalls>, 'call'>): AskSearch {
  return async (question, scope, signal) => {
    const { weights, ...found } = await threads.call('ask', { question, scope }, signal);
    return { ...found, vocabulary: { weight: (term) => weights.get(term) ?? 0 } };
  };
}
