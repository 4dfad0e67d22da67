/** The scope of a search: the version of the page, or all versions of the language. */
export type SearchScope = 'version' | 'all';

const KEY = 'lectern-search-scope';

/** Returns the scope that was selected in this session. Falls back to the default if storage is blocked. */
export function readScope(): SearchScope {
  return window.sessionStorage.getItem(KEY) === 'all' ? 'all' : 'version';
}

/** Stores the scope for the session. Ignores errors of a full storage. */
export function keepScope(scope: SearchScope): void {
  try {
    window.sessionStorage.setItem(KEY, scope);
  } catch {
    // The selection applies until the dialog closes.
  }
}
