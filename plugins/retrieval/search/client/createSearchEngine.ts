import { loadPart } from '../../../../theme/ui/loading/loadPart';
import type { AlgoliaSettings, SearchSettings } from '../shared/settings';
import type { BrowserEngine, EngineSite } from './browserEngine';
import { createClientEngine } from './clientEngine';
import { createLocalEngine } from './localEngine';
import { createServerEngine } from './serverEngine';

/**
 * The engine that the site is set to. It loads nothing before it is told to. A query that a newer
 * one takes the place of is rejected with an `AbortError`, one that cannot be answered with an error
 * named `RetryError`.
 *
 * @param settings of any engine but Algolia's, which its own client asks
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
