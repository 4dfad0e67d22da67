import { expect, test } from 'vitest';
import { candidateFiles } from './resolveFile';

test('a page is found without its extension', () => {
  expect(candidateFiles('/config/entry')).toEqual([
    'config/entry',
    'config/entry.html',
    'config/entry/index.html',
  ]);
});

test('a folder gives its index', () => {
  expect(candidateFiles('/')).toEqual(['index.html']);
  expect(candidateFiles('/config/')).toEqual(['config/index.html']);
});

test.each(['/../secret', '/%2e%2e/secret', '/a/..%5cb', '/a%00b', '/%E0%A4%A'])(
  '%s leads to no file',
  (pathname) => {
    expect(candidateFiles(pathname)).toEqual([]);
  },
);
