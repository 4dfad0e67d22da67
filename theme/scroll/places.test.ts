import { afterEach, expect, test, vi } from 'vitest';
import { openPlaces } from './places';

function openStored(text: string | null) {
  vi.stubGlobal('window', { sessionStorage: { getItem: () => text } });
  return openPlaces();
}

afterEach(() => void vi.unstubAllGlobals());

test.each([
  null,
  '',
  '{',
  'null',
  '5',
  '"text"',
  '[]',
  '[null]',
  '{"a":null}',
  '{"a":[]}',
  '{"a":{}}',
])('[DATA-4] %s in the storage is no place', (text) => {
  expect(openStored(text).get('a')).toBeUndefined();
  expect(openStored(text).get('0')).toBeUndefined();
});

test('[DATA-4] invalid stored places are dropped', () => {
  const places = openStored(
    '{"a":{"top":"far"},"b":5,"c":{"top":-1},"d":{"top":40,"heading":"x"},"e":{"top":1e999},"f":{"top":4,"heading":"x","below":"40"}}',
  );
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map(places.get)).toEqual([
    undefined,
    undefined,
    undefined,
    { top: 40, heading: 'x' },
    undefined,
    undefined,
  ]);
});
