import type { SearchEngineName } from './edits/dialogEdit';

/** Hosts that DocSearch asks by itself: Ask AI's, which ours takes the place of … */
const ASK_HOSTS = ['askai.algolia.com', 'algolia.net/agent-studio'];

/** … and those of its index and of its analytics. */
const INDEX_HOSTS = ['algolia.net', 'algolianet.com', 'cdn.jsdelivr.net'];

/** The hosts in a script that a reader's browser must not ask. */
export function foreignHosts(code: string, engine: SearchEngineName): string[] {
  const refused = engine === 'algolia' ? ASK_HOSTS : [...ASK_HOSTS, ...INDEX_HOSTS];
  return refused.filter((host) => code.includes(host));
}
