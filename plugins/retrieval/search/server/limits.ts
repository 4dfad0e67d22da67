/** What a request may ask for; a good client asks for less. */
export const LIMITS = {
  /** Bytes of a body. */
  body: 64 * 1024,
  /** Questions in a body. */
  requests: 10,
  /** Letters of a question; what is longer is cut. */
  query: 512,
  hitsPerPage: 100,
  /** Hits that can be reached by turning pages. */
  reach: 1000,
  snippetWords: 50,
  /** Letters of a tag or an ellipsis. */
  tag: 100,
  /** Letters of a name or a filter. */
  name: 512,
} as const;
