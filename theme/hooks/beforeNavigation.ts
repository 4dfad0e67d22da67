/**
 * The functions that a navigation within the site waits for. Parts that are loaded on demand add theirs, so that pages do
 * not load their code.
 */
export const beforeNavigation = new Set<() => Promise<void>>();
