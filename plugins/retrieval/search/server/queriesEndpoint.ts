import { answerQueries } from './answerQueries';
import { jsonEndpoint } from './jsonEndpoint';
import type { SiteEngine } from './siteEngine';

/** Answers `POST` at `QUERIES_PATH` as Algolia does, over an engine of this thread. */
export function createQueriesEndpoint(
  getEngine: () => SiteEngine | Promise<SiteEngine>,
): (request: Request) => Promise<Response> {
  return jsonEndpoint((body, signal) => answerQueries(body, getEngine, signal));
}
