/**
 * The entry of a page's code. For each route, the build replaces this file with code that imports
 * the page and registers it (see `pageEntries.ts`).
 */
export {};
