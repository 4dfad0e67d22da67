import { vi } from 'vitest';

/** Replaces `window` with one that has only a session storage, until the globals are restored. Returns its entries. */
export function stubSessionStorage(): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    },
  });
  return entries;
}
