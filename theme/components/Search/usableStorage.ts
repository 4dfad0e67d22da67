/** A storage in memory. Its entries are not enumerable. */
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

/** A test entry of the size that DocSearch stores for a session. */
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
 * Replaces storage that browsers deny access to, as when cookies are blocked, or that they cannot
 * read, as in Firefox if the file is damaged. DocSearch does not handle these errors, and the dialog
 * would fail. A full session storage is also replaced, because Ask AI could not store its token and no
 * question would be sent.
 */
export function ensureStorage(host: Window = window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (isReadable(host, name) && (name === 'localStorage' || isWritable(host[name]))) continue;
    try {
      Object.defineProperty(host, name, { configurable: true, value: new MemoryStorage() });
    } catch {
      // If the property cannot be redefined, the error boundary around the dialog handles the failure.
    }
  }
}
