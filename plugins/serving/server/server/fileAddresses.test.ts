import { expect, test } from 'vitest';
import { fileAddresses, isPage, twinName } from './fileAddresses';

test.each([
  ['index.html', ['/']],
  ['config/index.html', ['/config/']],
  ['config/entry.html', ['/config/entry']],
  ['config/entry.md', ['/config/entry.md']],
  ['static/a.js', ['/static/a.js']],
  ['404.html', []],
  ['zh/404.html', []],
])('with clean addresses %s is served at %o', (name, addresses) => {
  expect(fileAddresses(name, true)).toEqual(addresses);
});

test('without clean URLs, the extensions stay', () => {
  expect(fileAddresses('config/entry.html', false)).toEqual(['/config/entry.html']);
  expect(fileAddresses('config/index.html', false)).toEqual(['/config/', '/config/index.html']);
});

test('only pages have a Markdown version and are found in other spellings', () => {
  expect(twinName('config/index.html')).toBe('config/index.md');
  expect(twinName('a.js')).toBeUndefined();
  expect(['a.html', 'a.md'].every(isPage)).toBe(true);
  expect(['404.html', 'a.js'].some(isPage)).toBe(false);
});
