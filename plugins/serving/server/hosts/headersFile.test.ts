import { expect, test } from 'vitest';
import { TEST_SITE } from '../testing/testSite';
import { headersFile } from './headersFile';

test('[SAFE-1] one policy names the inline scripts of all pages', () => {
  const pages = ['<script>alert(1)</script>', '<script data-a="2">alert(1)</script>'];
  const text = headersFile(TEST_SITE, { names: ['index.html'], pages });
  expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; script-src/);
  expect(text.match(/sha256-/g)).toHaveLength(1);
  expect(text).toContain('  X-Content-Type-Options: nosniff\n');
  expect(text).not.toContain('.md');
});

test('hashed files are cached forever, by folder', () => {
  const names = [
    'index.html',
    'static/logo.svg',
    'static/js/a.5134e21e54.js',
    'static/js/async/b.5134e21e55.js',
    'static/css/a.5134e21e54.css',
    'static/image/a.png',
    'a.md',
  ];
  const text = headersFile({ ...TEST_SITE, base: '/docs/' }, { names, pages: [] });
  expect(text.match(/^\/.*$/gm)).toEqual([
    '/docs/*',
    '/docs/static/css/*',
    '/docs/static/js/*',
    '/docs/*.md',
  ]);
  expect(text).toContain('  Content-Type: text/markdown; charset=utf-8\n');
});

test('[FAST-2] browsers ask for the worker and the list of packs each time', () => {
  const fresh = ['offline-worker.js', 'static/offline/index.json'];
  const text = headersFile({ ...TEST_SITE, base: '/docs/' }, { names: [], pages: [], fresh });
  expect(text).toContain('/docs/offline-worker.js\n  Cache-Control: no-cache\n');
  expect(text).toContain('/docs/static/offline/index.json\n  Cache-Control: no-cache\n');
});

test('[DATA-5] feeds have the content type that links to them declare', () => {
  const names = ['index.html', 'news/feed.xml', 'zh/news/feed.xml', 'sitemap.xml'];
  const text = headersFile({ ...TEST_SITE, base: '/docs/' }, { names, pages: [] });
  expect(text.match(/^\/.*$/gm)).toEqual([
    '/docs/*',
    '/docs/news/feed.xml',
    '/docs/zh/news/feed.xml',
  ]);
  expect(text.match(/Content-Type: application\/rss\+xml; charset=utf-8/g)).toHaveLength(2);
});

test('rejects pages that each have their own script, with a remedy', () => {
  const pages = Array.from({ length: 60 }, (_, at) => `<script>page(${at})</script>`);
  expect(() => headersFile(TEST_SITE, { names: [], pages })).toThrow(
    'because of 60 different inline scripts, but hosts read only 1900 → move what differs',
  );
});
