import type { Guard } from '../../server/limits/guard';
import type { SiteRoute } from '../../server/server/app';
import type { WorkerCalls } from '../../server/worker/openWorker';
import { jsonEndpoint } from './jsonEndpoint';
import { QUERIES_PATH } from './queriesEndpoint';
import { answerRecommendations, RECOMMENDATIONS_PATH } from './recommendationsEndpoint';
import type { SearchCalls } from './searchCalls';

/** The addresses where Algolia's clients ask a site with a search. */
export function searchRoutes(
  threads: Pick<WorkerCalls<SearchCalls>, 'call' | 'problem'>,
  guard: Guard,
): SiteRoute[] {
  return [
    {
      path: QUERIES_PATH,
      handle: jsonEndpoint((body, signal) => threads.call('queries', body, signal), guard),
      problem: () =>
        threads.problem() && 'The search has failed and is started again; the log says why.',
    },
    { path: RECOMMENDATIONS_PATH, handle: jsonEndpoint(answerRecommendations, guard) },
  ];
}
