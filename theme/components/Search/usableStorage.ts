/** A storage in the memory of the page; nothing of it is enumerable. */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }

  clear(): void {
    this.#values.clear();
  }

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.#values.delete(key);
  }

  setItem(key: string, value: string): void {
    this.#values.set(key, String(value));
  }
}

type StorageName = 'localStorage' | 'sessionStorage';

/** As large as what DocSearch keeps for a session. */
const PROBE = ['lectern-probe', 'x'.repeat(1000)] as const;

function isWritable(storage: Storage): boolean {
  try {
    storage.setItem(...PROBE);
    storage.removeItem(PROBE[0]);
    return true;
  } catch {
    return false;
  }
}

function isReadable(host: Window, name: StorageName): boolean {
  try {
    host[name].getItem('');
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts a storage in memory where a browser refuses to hand its own out, as it does for refused
 * cookies, or cannot read it, as Firefox where its file is damaged. DocSearch reads both without a guard and would take the dialog down.
 * In a full storage of the session, it would fail to keep the token of Ask AI, and no question is asked.
 */
export function ensureStorage(host: Window = window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isReadable(host, name) && (name === 'localStorage' || isWritable(host[name]))) continue;
    try {
      Object.defineProperty(host, name, { configurable: true, value: new MemoryStorage() });
    } catch {
      // A browser that allows neither has the boundary around the dialog.
    }
  }
}
