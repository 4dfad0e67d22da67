const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** Reads a stored value. Blocked storage (cookies refused) falls back to this page's memory. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores a value and tells every subscriber. Blocked or full storage keeps it in memory. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change, in this tab or in another. Returns the way to stop. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
