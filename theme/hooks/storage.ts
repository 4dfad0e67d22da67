const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Reads a stored value. Values that could not be stored (blocked cookies, full storage) are read from
 * memory.
 */
export function readStored(key: string): string | null {
  const inMemory = memory.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value and notifies all subscribers. If storage is blocked or full, the value is kept in
 * memory.
 */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change, in this tab or another. Returns a function that unsubscribes. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
