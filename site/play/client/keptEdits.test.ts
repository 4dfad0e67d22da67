import { beforeEach, expect, test, vi } from 'vitest';
import { stubSessionStorage } from '../../../plugins/support/testing/stubSessionStorage';
import { isSame, keepEdits, readEdits } from './keptEdits';

const SAMPLE = { pathname: '/play/v2', hash: '#sample=a' } as Location;
const OTHER = { pathname: '/play/v2', hash: '#sample=b' } as Location;
const ORIGINAL = { 'src/index.js': 'one', 'src/a.js': 'two' };

let entries: Map<string, string>;

beforeEach(() => {
  entries = stubSessionStorage();
  return () => vi.unstubAllGlobals();
});

test('[PLAY-2] changes of a sample are kept for its address only', () => {
  const edited = { ...ORIGINAL, 'src/new.js': 'three' };
  keepEdits(SAMPLE, edited, ORIGINAL);
  expect(readEdits(SAMPLE)).toEqual(edited);
  expect(readEdits(OTHER)).toBeUndefined();
});

test('[PLAY-2] a sample as it was leaves nothing behind', () => {
  keepEdits(SAMPLE, { ...ORIGINAL, 'src/a.js': 'three' }, ORIGINAL);
  keepEdits(SAMPLE, { ...ORIGINAL }, ORIGINAL);
  expect(entries.size).toBe(0);
  expect(readEdits(SAMPLE)).toBeUndefined();
});

test('[PLAY-2] projects with other files or texts are not the same', () => {
  expect(isSame(ORIGINAL, { ...ORIGINAL })).toBe(true);
  expect(isSame(ORIGINAL, { 'src/index.js': 'one' })).toBe(false);
});

test.each(['null', '{', '{}', '{"../a.js":""}', '{"a.js":1}'])(
  '[PLAY-2] a damaged entry is ignored: %s',
  (value) => {
    keepEdits(SAMPLE, {}, ORIGINAL);
    for (const key of entries.keys()) entries.set(key, value);
    expect(readEdits(SAMPLE)).toBeUndefined();
  },
);
