declare module 'virtual-search-client' {
  /** The client that `pluginSearch({ engine: 'client', client })` names. */
  const client: import('./client/searchClient').SearchClient | undefined;
  export default client;
}
