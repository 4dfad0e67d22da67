import { beforeEach, expect, test, vi } from 'vitest';
import { stubSessionStorage } from '../../../plugins/support/testing/stubSessionStorage';
import { keepTyped, readTyped } from './keptConfig';

let entries: Map<string, string>;

beforeEach(() => {
  entries = stubSessionStorage();
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
  expect(entries.size).toBe(0);
});

test.each(['null', '{', '{"config":1}', '[]'])(
  '[OPT-4] a damaged entry is ignored: %s',
  (value) => {
    keepTyped({ config: '{}', isChecked: false });
    for (const key of entries.keys()) entries.set(key, value);
    expect(readTyped()).toEqual({ config: '', isChecked: false });
  },
);
