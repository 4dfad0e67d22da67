import { beforeEach, expect, test, vi } from 'vitest';
import { keepTyped, readTyped } from './keptConfig';

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    },
  });
  return () => vi.unstubAllGlobals();
});

test('[OPT-4] a typed configuration is read again, with whether it was checked', () => {
  expect(readTyped()).toEqual({ config: '', isChecked: false });
  keepTyped({ config: '{ mode: "none" }', isChecked: true });
  expect(readTyped()).toEqual({ config: '{ mode: "none" }', isChecked: true });
});

test('[OPT-4] a cleared field leaves nothing behind', () => {
  keepTyped({ config: '{}', isChecked: false });
  keepTyped({ config: '', isChecked: true });
  expect(values.size).toBe(0);
});

test.each(['null', '{', '{"config":1}', '[]'])(
  '[OPT-4] a damaged entry is ignored: %s',
  (value) => {
    keepTyped({ config: '{}', isChecked: false });
    for (const key of values.keys()) values.set(key, value);
    expect(readTyped()).toEqual({ config: '', isChecked: false });
  },
);
