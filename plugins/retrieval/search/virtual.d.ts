declare module 'virtual-search-client' {
  /** The client that is configured with `search: { engine: 'client', client }`. */
  const client: import('./client/clientTypes').SearchClient | undefined;
  export default client;
}
