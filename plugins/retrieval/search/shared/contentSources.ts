import type { ContentSources } from '../../../support/contentSources';
import type { SearchSettings } from './settings';

/** The hosts that Algolia's client tries, one after the other. */
function algoliaHosts(appId: string): string[] {
  const numbered = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...numbered].map((host) => host.toLowerCase());
}

function searchHosts(settings: SearchSettings): string[] {
  if (settings.engine === 'server' && settings.url) return [new URL(settings.url).origin];
  if (settings.engine === 'algolia' && settings.appId) return algoliaHosts(settings.appId);
  return [];
}

/** The hosts that pages may connect to for the search. */
export function searchSources(settings: SearchSettings): ContentSources {
  const hosts = searchHosts(settings);
  return hosts.length > 0 ? { 'connect-src': hosts } : {};
}
