import { afterEach, expect, test, vi } from 'vitest';
import { keepTabText, readTabText } from './tabText';

/** A session storage that holds at most ten characters. */
function smallStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > 10) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('[OPT-4] a text is kept for the next document of the tab', () => {
  const sessionStorage = smallStorage();
  vi.stubGlobal('window', { sessionStorage });
  keepTabText('a', 'typed');
  expect(readTabText('a')).toBe('typed');
  expect(sessionStorage.getItem('a')).toBe('typed');
});

test('[OPT-4] an empty text leaves nothing in the storage', () => {
  const sessionStorage = smallStorage();
  vi.stubGlobal('window', { sessionStorage });
  keepTabText('a', 'typed');
  keepTabText('a', '');
  expect(sessionStorage.getItem('a')).toBeNull();
  expect(readTabText('a')).toBe('');
});

test('[OPT-4] a text that the storage has no room for is kept in memory', () => {
  vi.stubGlobal('window', { sessionStorage: smallStorage() });
  keepTabText('b', 'short');
  keepTabText('b', 'longer than ten');
  expect(readTabText('b')).toBe('longer than ten');
  keepTabText('b', '');
  expect(readTabText('b')).toBe('');
});

test('[OPT-4] blocked storage does not throw', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readTabText('c')).toBe('');
  keepTabText('c', 'typed');
  expect(readTabText('c')).toBe('typed');
  keepTabText('c', '');
});
