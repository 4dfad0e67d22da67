import type { PushTarget } from './target';

/** The description of an environment variable. */
interface Variable {
  name: string;
  /** Completes the sentence "set it to …". */
  what: string;
}

/** The facts about a service that are known before its code is loaded. */
export interface PushService {
  title: string;
  /** The client package of the service, which is installed only if it is used. */
  packages: readonly string[];
  variables: { key: Variable; indexName: Variable; appId?: Variable; url?: Variable };
  /** An address that replaces that of the service, for tests and proxies. */
  hostVariable?: string;
  /** Whether a dry run asks the service when it has an account. */
  readsInDryRun: boolean;
  load(): Promise<{ target: PushTarget }>;
}

/** The services for `search push`. */
export const SERVICES = {
  algolia: {
    title: 'Algolia',
    packages: ['algoliasearch'],
    variables: {
      appId: { name: 'ALGOLIA_APP_ID', what: 'the ID of the application' },
      key: {
        name: 'ALGOLIA_ADMIN_KEY',
        what: 'a key with permission to add and delete records and to change settings',
      },
      indexName: { name: 'ALGOLIA_INDEX', what: 'the name of the index' },
    },
    hostVariable: 'ALGOLIA_HOST',
    readsInDryRun: false,
    load: () => import('./algolia/target'),
  },
  typesense: {
    title: 'Typesense',
    packages: ['typesense'],
    variables: {
      url: { name: 'TYPESENSE_URL', what: 'the address of the server' },
      key: {
        name: 'TYPESENSE_ADMIN_KEY',
        what: 'a key with permission to manage collections, documents, aliases and synonyms',
      },
      indexName: { name: 'TYPESENSE_COLLECTION', what: 'the name that readers search in' },
    },
    readsInDryRun: true,
    load: () => import('./typesense/target'),
  },
  meilisearch: {
    title: 'Meilisearch',
    packages: ['meilisearch'],
    variables: {
      url: { name: 'MEILISEARCH_URL', what: 'the address of the server' },
      key: {
        name: 'MEILISEARCH_ADMIN_KEY',
        what: 'a key with permission to manage indexes, documents, settings and tasks',
      },
      indexName: { name: 'MEILISEARCH_INDEX', what: 'the name of the index' },
    },
    readsInDryRun: true,
    load: () => import('./meilisearch/target'),
  },
} satisfies Record<string, PushService>;

export type ServiceName = keyof typeof SERVICES;

/** The names of the services for `--to`. */
export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];
