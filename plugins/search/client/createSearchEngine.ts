import type { LocalSettings, ServerSettings } from '../shared/settings';
import type { BrowserEngine, EngineSite } from './browserEngine';
import { createLocalEngine } from './localEngine';
import { createServerEngine } from './serverEngine';

export type { BrowserEngine, EngineSite, SearchPlace } from './browserEngine';
export { SearchUnreachable } from './errors';

/**
 * The engine that the site is set to. It loads nothing before it is told to. A query that a newer
 * one takes the place of is rejected with an `AbortError`, one that cannot be answered with an error
 * named `RetryError`.
 *
 * @param settings of an engine of ours: Algolia's own client asks Algolia
 */
export function createSearchEngine(
  settings: LocalSettings | ServerSettings,
  site: EngineSite,
): BrowserEngine {
  return settings.engine === 'server'
    ? createServerEngine(settings, site)
    : createLocalEngine(site);
}
