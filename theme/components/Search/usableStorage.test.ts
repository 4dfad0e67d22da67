import { expect, test } from 'vitest';
import { ensureStorage } from './usableStorage';

const whole = { getItem: () => null };

test('a storage that works is left as it is', () => {
  const host = { localStorage: whole, sessionStorage: whole } as unknown as Window;
  ensureStorage(host);
  expect(host.localStorage).toBe(whole);
});

test.each([
  [
    'is refused',
    {
      get: () => {
        throw new Error('denied');
      },
    },
  ],
  ['is not there', { value: null }],
  [
    'cannot be read',
    {
      value: {
        getItem: () => {
          throw new Error('corrupted');
        },
      },
    },
  ],
])('[DATA-4] a storage that %s is one in memory', (_, property) => {
  const host = { sessionStorage: whole } as unknown as Window;
  Object.defineProperty(host, 'localStorage', { configurable: true, ...property });
  ensureStorage(host);
  host.localStorage.setItem('a', '1');
  expect(host.localStorage.getItem('a')).toBe('1');
  expect(host.sessionStorage).toBe(whole);
});
