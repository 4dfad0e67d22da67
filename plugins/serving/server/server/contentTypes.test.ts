import { expect, test } from 'vitest';
import { contentType, isCompressible } from './contentTypes';

test.each([
  ['config/entry.md', 'text/markdown; charset=utf-8'],
  ['index.html', 'text/html; charset=utf-8'],
  ['a.JS', 'text/javascript; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['lectern.svg', 'image/svg+xml; charset=utf-8'],
  ['llms.txt', 'text/plain; charset=utf-8'],
  ['LICENSE', 'application/octet-stream'],
])('[ROUTE-4] %s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});

test('compresses text, but not images and web fonts', () => {
  const isSmaller = (file: string) => isCompressible(contentType(file));
  expect(['a.html', 'a.js', 'a.json', 'a.svg', 'a.md', 'a.xml', 'a.bin'].every(isSmaller)).toBe(
    true,
  );
  expect(['a.png', 'a.woff2', 'a.zip', 'a'].some(isSmaller)).toBe(false);
});

test('[DATA-5] feeds have the content type that links to them declare', () => {
  for (const file of ['news/feed.xml', 'feed.xml']) {
    expect(contentType(file)).toBe('application/rss+xml; charset=utf-8');
  }
  expect(contentType('myfeed.xml')).toBe('application/xml; charset=utf-8');
});
