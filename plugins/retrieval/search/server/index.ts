import type { Guard } from '../../../serving/server/limits/guard';
import type { SiteRoute } from '../../../serving/server/server/siteRoute';
import type { WorkerCalls } from '../../../serving/server/worker/openWorker';
import { QUERIES_PATH, RECOMMENDATIONS_PATH } from '../shared/paths';
import { BadRequest } from './badRequest';
import { jsonEndpoint } from './jsonEndpoint';
import { answerRecommendations } from './recommendationsEndpoint';
import type { SearchCalls } from './searchCalls';

/**
 * The routes for Algolia's clients on a site with a search.
 *
 * @param fault the problem with its files, which is public
 */
export function searchRoutes(
  threads: Pick<WorkerCalls<SearchCalls>, 'call' | 'problem'>,
  guard: Guard,
  fault?: string,
): SiteRoute[] {
  return [
    {
      path: QUERIES_PATH,
      handle: jsonEndpoint((body, signal) => threads.call('queries', body, signal), guard),
      problem: () =>
        threads.problem()
          ? 'The search failed and is being restarted. See the log for the reason.'
          : fault,
    },
    { path: RECOMMENDATIONS_PATH, handle: jsonEndpoint(answerRecommendations, guard) },
  ];
}

/** The same routes if the search files cannot be read. */
export function brokenSearchRoutes(fault: string): SiteRoute[] {
  const handle = jsonEndpoint(() => {
    throw new BadRequest(fault, 503);
  });
  return [QUERIES_PATH, RECOMMENDATIONS_PATH].map((path) => ({
    path,
    handle,
    problem: () => fault,
  }));
}
