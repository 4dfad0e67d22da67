/** Both sides import this file: the server, which answers there, and the build, which keeps pages away. */

/** Where Algolia's clients ask, below the base; `*` is the name of an index. */
export const QUERIES_PATH = '/1/indexes/*/queries';

/** Where Algolia's clients ask for recommendations, below the base. */
export const RECOMMENDATIONS_PATH = '/1/indexes/*/recommendations';
