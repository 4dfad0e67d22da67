declare module 'virtual-search-counts' {
  /** Tells the server of failed searches; nothing on a site that counts none. */
  const tell: typeof import('./client/countSearches').default | undefined;
  export default tell;
}
