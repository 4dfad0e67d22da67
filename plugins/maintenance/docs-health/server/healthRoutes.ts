import type { AskStore } from '../../../retrieval/ask-ai/store/askStore';
import type { MakeRate } from '../../../serving/server/limits/rates';
import type { AtStop } from '../../../serving/server/node/closing';
import type { SiteIndex } from '../../../serving/server/server/siteIndex';
import type { SiteRoute } from '../../../serving/server/server/siteRoute';
import type { ReadFacts } from '../build/buildFacts';
import { createClientShare } from '../counts/clientShare';
import { createCounter } from '../counts/createCounter';
import { countMissing } from '../counts/missingPages';
import { DOCS_HEALTH_PATH } from '../shared';
import { pageRoute } from './pageRoute';
import { searchesRoute } from './searchesRoute';
import { createSession } from './session';

/** The maximum number of sign-in attempts per client and minute. */
const ATTEMPTS = 10;
/** The maximum number of search reports per client and minute. */
const SEARCHES = 30;

export interface HealthServices {
  facts: ReadFacts;
  /** The token of the page. Without one there is no page, but events are still counted. */
  token?: string;
  /** The database of the site, if it has one. */
  store?: AskStore;
  makeRate: MakeRate;
  atStop: AtStop;
  log: (text: string) => void;
}

/** Returns the routes of the server for the report and its counts. */
export function healthRoutes(
  index: SiteIndex,
  { facts, token, store, makeRate, atStop, log }: HealthServices,
): SiteRoute[] {
  const { site } = index;
  const routes: SiteRoute[] = [];
  if (store && facts.facts.counts) {
    const counter = createCounter(store);
    const share = createClientShare();
    atStop('the counts', async () => counter.close());
    routes.push({
      ...searchesRoute({ site, counter, share, rate: makeRate('health-searches', SEARCHES) }),
      onMissing: (request, client) =>
        countMissing(request, index, { add: (seen) => share(client) && counter.add(seen) }),
    });
  }
  if (token !== undefined) {
    const session = createSession(token, site.base.slice(0, -1) + DOCS_HEALTH_PATH);
    const attempts = makeRate('health-attempts', ATTEMPTS);
    routes.push(pageRoute({ site, facts, session, attempts, store, log }));
  }
  return routes;
}
