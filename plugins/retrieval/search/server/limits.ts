/** The limits of a request, far above what clients need. */
export const LIMITS = {
  /** The maximum size of a body, in bytes. */
  body: 64 * 1024,
  /** The maximum number of queries in a body. */
  requests: 10,
  /** The maximum length of a query. The rest is ignored. */
  query: 512,
  hitsPerPage: 100,
  /** The number of hits that can be reached by paging. */
  reach: 1000,
  snippetWords: 50,
  /** The maximum length of a tag or an ellipsis. */
  tag: 100,
  /** The maximum length of a name or a filter. */
  name: 512,
} as const;
