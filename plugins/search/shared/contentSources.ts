import type { ContentSources } from '../../server/shared/securityHeaders';
import type { SearchSettings } from './settings';

/** The hosts that Algolia's client asks, one after the other. */
function algoliaHosts(appId: string): string[] {
  const numbered = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...numbered].map((host) => host.toLowerCase());
}

function searchHosts(settings: SearchSettings | undefined): string[] {
  if (settings?.engine === 'server' && settings.url) return [new URL(settings.url).origin];
  if (settings?.engine === 'algolia' && settings.appId) return algoliaHosts(settings.appId);
  return [];
}

/** What pages may load, with the hosts that the search asks. */
export function withSearchSources(
  sources: ContentSources,
  settings: SearchSettings | undefined,
): ContentSources {
  const hosts = searchHosts(settings);
  if (hosts.length === 0) return sources;
  return { ...sources, 'connect-src': [...(sources['connect-src'] ?? []), ...hosts] };
}
