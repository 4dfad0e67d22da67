import type { SearchClient } from './clientTypes';

/** The placeholder for the client on a site with a built-in engine. */
export default undefined as SearchClient | undefined;
