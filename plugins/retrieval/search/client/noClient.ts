import type { SearchClient } from './searchClient';

/** What stands for the client on a site with an engine of ours. */
export default undefined as SearchClient | undefined;
