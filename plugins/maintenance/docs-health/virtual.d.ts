declare module 'virtual-search-counts' {
  /** Sends failed searches to the server; `undefined` on a site that does not count them. */
  const sendSearches: typeof import('./client/countSearches').default | undefined;
  export default sendSearches;
}
