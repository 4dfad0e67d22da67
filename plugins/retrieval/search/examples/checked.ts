import type { SearchClient } from '../client/clientTypes';

type Taken<Module extends { default: SearchClient }> = Module;

/** What the check of types says: each example exports a client that the search takes. */
export type Examples = [
  Taken<typeof import('./typesenseClient')>,
  Taken<typeof import('./meilisearchClient')>,
  Taken<typeof import('./ownClient')>,
];
