import type { SearchEngineName } from './edits/dialogEdit';

/** Hosts that DocSearch connects to by default: that of Ask AI, which our endpoint replaces … */
const ASK_HOSTS = ['askai.algolia.com', 'algolia.net/agent-studio'];

/** … and those of its index and analytics. */
const INDEX_HOSTS = ['algolia.net', 'algolianet.com', 'cdn.jsdelivr.net'];

/** Returns the hosts in a script that a reader's browser must not connect to. */
export function foreignHosts(code: string, engine: SearchEngineName): string[] {
  const refused = engine === 'algolia' ? ASK_HOSTS : [...ASK_HOSTS, ...INDEX_HOSTS];
  return refused.filter((host) => code.includes(host));
}
