import { expect, test } from 'vitest';
import { ensureStorage } from './usableStorage';

const whole = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

test('[SRCH-10] a working storage is not replaced', () => {
  const host = { localStorage: whole, sessionStorage: whole } as unknown as Window;
  ensureStorage(host);
  expect(host.localStorage).toBe(whole);
});

test('[SRCH-10] like browser storage, memory storage has no enumerable members', () => {
  const host = { localStorage: whole } as unknown as Window;
  ensureStorage(host);
  host.sessionStorage.setItem('a', '1');
  expect(host.sessionStorage.length).toBe(1);
  expect(Object.keys(host.sessionStorage)).toEqual([]);
  host.sessionStorage.removeItem('a');
  expect(host.sessionStorage.length).toBe(0);
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
  ['does not exist', { value: null }],
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

test('[AI-7] a full session storage is replaced by memory, so that a token can be stored', () => {
  const full = {
    ...whole,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const host = { localStorage: full, sessionStorage: full } as unknown as Window;
  ensureStorage(host);
  expect(host.localStorage).toBe(full);
  host.sessionStorage.setItem('askai_token', 'a');
  expect(host.sessionStorage.getItem('askai_token')).toBe('a');
});
