import { loadPart } from '../../../../theme/ui/loading/loadPart';
import type { AlgoliaSettings, SearchSettings } from '../shared/settings';
import type { BrowserEngine, EngineSite } from './browserEngine';
import { createClientEngine } from './clientEngine';
import { createLocalEngine } from './localEngine';
import { createServerEngine } from './serverEngine';

/**
 * The engine of the site's settings. It loads nothing until it is asked to. A query that is superseded by
 * a newer one is rejected with an `AbortError`, and one that cannot be answered with an error
 * named `RetryError`.
 *
 * @param settings of any engine except Algolia, which has its own client
 */
export function createSearchEngine(
  settings: Exclude<SearchSettings, AlgoliaSettings>,
  site: EngineSite,
): BrowserEngine {
  if (settings.engine === 'server') return createServerEngine(settings, site);
  if (settings.engine === 'local') return createLocalEngine(site);
  return createClientEngine(settings, async () => {
    const { default: client } = await loadPart(() => import('virtual-search-client'));
    return client;
  });
}
