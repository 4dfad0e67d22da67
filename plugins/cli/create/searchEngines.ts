import { testedVersion } from '../../support/installed';

/** Where readers of a new site search: the browser, the server of the site, a service, or nowhere. */
export const SEARCH_ENGINES = [
  'local',
  'server',
  'algolia',
  'typesense',
  'meilisearch',
  'none',
] as const;

export type SearchEngine = (typeof SEARCH_ENGINES)[number];

/** The names of the search engines in prompts. */
export const SEARCH_LABELS: Readonly<Record<SearchEngine, string>> = {
  local: 'In the browser of readers: needs no server and no account',
  server: 'On the server of the site: readers load only results',
  algolia: 'Algolia',
  typesense: 'Typesense',
  meilisearch: 'Meilisearch',
  none: 'No search',
};

/** A search service, which a command fills with the pages of the site. */
export interface SearchService {
  title: string;
  /** Versions of the packages that the site installs. */
  packages: () => Readonly<Record<string, string>>;
  /** The command that fills the index. */
  push: string;
  /** The module that sends searches to the service, and the address of the service in it. */
  client?: { text: string; origin: string };
}

/** The file of `client`, relative to the folder of the site. */
export const CLIENT_FILE = 'search/client.ts';

const tested = (name: string) => ({ [name]: testedVersion(name) });

const SERVICES: Readonly<Partial<Record<SearchEngine, SearchService>>> = {
  algolia: {
    title: 'Algolia',
    packages: () => tested('algoliasearch'),
    push: 'ALGOLIA_APP_ID=… ALGOLIA_ADMIN_KEY=… ALGOLIA_INDEX=docs npx lectern search push',
  },
  typesense: {
    title: 'Typesense',
    // Lectern itself does not use the adapter, so it has no tested version of it.
    packages: () => ({ ...tested('typesense'), 'typesense-instantsearch-adapter': '3.0.2' }),
    push: 'TYPESENSE_URL=http://localhost:8108 TYPESENSE_ADMIN_KEY=… TYPESENSE_COLLECTION=docs npx lectern search push --to typesense',
    client: {
      origin: 'http://localhost:8108',
      text: `import TypesenseInstantSearchAdapter from 'typesense-instantsearch-adapter';

const adapter = new TypesenseInstantSearchAdapter({
  server: {
    apiKey: 'a search-only key',
    nodes: [{ host: 'localhost', port: 8108, protocol: 'http' }],
  },
  additionalSearchParameters: {
    query_by: 'hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,keywords,content',
  },
});

const client = adapter.searchClient;

export default client;
`,
    },
  },
  meilisearch: {
    title: 'Meilisearch',
    packages: () => ({ '@meilisearch/instant-meilisearch': '0.31.3', ...tested('meilisearch') }),
    push: 'MEILISEARCH_URL=http://localhost:7700 MEILISEARCH_ADMIN_KEY=… MEILISEARCH_INDEX=docs npx lectern search push --to meilisearch',
    client: {
      origin: 'http://localhost:7700',
      text: `import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';

const { searchClient } = instantMeiliSearch('http://localhost:7700', 'a search-only key');

const client = searchClient;

export default client;
`,
    },
  },
};

/** Returns the service of an engine. `undefined` for Lectern's own search, and for none. */
export const serviceOf = (engine: SearchEngine): SearchService | undefined => SERVICES[engine];

/** Returns the lines of `rspress.config.ts` about the search. */
export function searchLines(engine: SearchEngine): string[] {
  const { client } = serviceOf(engine) ?? {};
  if (client) {
    return [
      `  search: { engine: 'client', client: './${CLIENT_FILE}', indexName: 'docs' },`,
      `  server: { contentSources: { 'connect-src': ['${client.origin}'] } },`,
    ];
  }
  switch (engine) {
    case 'local':
      return [];
    case 'none':
      return ['  search: false,'];
    default:
      return [`  search: { engine: '${engine}' },`];
  }
}
