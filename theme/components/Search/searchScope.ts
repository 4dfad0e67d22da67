/** Where is searched: in the version of the page, or in all versions of the language. */
export type SearchScope = 'version' | 'all';

const KEY = 'lectern-search-scope';

/** The scope that a reader chose in this session; needs storage that can be read. */
export function readScope(): SearchScope {
  return window.sessionStorage.getItem(KEY) === 'all' ? 'all' : 'version';
}

/** Remembers the scope for the session; where storage is full, the dialog alone knows it. */
export function keepScope(scope: SearchScope): void {
  try {
    window.sessionStorage.setItem(KEY, scope);
  } catch {
    // The choice holds until the dialog closes.
  }
}
