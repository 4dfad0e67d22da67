import { expect, test } from 'vitest';
import { expandRedirects, type RedirectSettings } from './expandRedirects';
import { redirectFinder } from './findRedirect';

const SITE = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };
const BELOW = ['/lectern/'];

const expanded = (settings: RedirectSettings) =>
  expandRedirects(settings, SITE, BELOW).map(({ from, to }) => `${from} ${to}`);

test('an address without a language applies to every language', () => {
  expect(expanded({ '/guide/old': '/guide/new#part' })).toEqual([
    '/guide/old /guide/new#part',
    '/zh/guide/old /zh/guide/new#part',
  ]);
});

test('an address with a language only applies to that language, and takes precedence', () => {
  expect(expanded({ '/zh/old': '/zh/new', '/en/only': '/new', '/old': '/guide' })).toEqual([
    '/old /guide',
    '/zh/old /zh/new',
    '/only /new',
  ]);
});

test('an explicit version is kept', () => {
  expect(expanded({ '/v1/old': '/v1/new', '/v2/zh/gone': '/zh/' })).toEqual([
    '/v1/old /v1/new',
    '/v1/zh/old /v1/zh/new',
    '/zh/gone /zh/',
  ]);
});

test('a redirect to another site is the same in every language', () => {
  expect(expanded({ '/blog/*': 'https://blog.example/*', '/kit': '/lectern/start' })).toEqual([
    '/blog/* https://blog.example/*',
    '/zh/blog/* https://blog.example/*',
    '/kit /lectern/start',
    '/zh/kit /lectern/start',
  ]);
});

const find = redirectFinder(
  expandRedirects(
    {
      '/guide/old': '/guide/new#part',
      '/section': '/guide/',
      '/zh/lectern/*': '/lectern/zh/*',
      '/blog/*': '/news/*',
      '/blog/2020/*': '/news/',
      '/blog/first': '/guide/new',
    },
    SITE,
    BELOW,
  ),
  SITE,
);

test.each([
  ['/guide/old', '/guide/new#part'],
  ['/Guide/Old/', '/guide/new#part'],
  ['/guide//old.html', '/guide/new#part'],
  ['/v2/en/guide/old/index.html', '/guide/new#part'],
  ['/zh/guide/old', '/zh/guide/new#part'],
  ['/guide/old.md', '/guide/new.md'],
  ['/section.md', '/guide/index.md'],
  ['/guide/older', undefined],
  ['/blog', '/news/'],
  ['/blog/', '/news/'],
  ['/blog/Post/a.html', '/news/Post/a.html'],
  ['/blog/post.md', '/news/post.md'],
  ['/blog/first', '/guide/new'],
  ['/blog/first.md', '/guide/new.md'],
  ['/blog.md', '/news/index.md'],
  ['/blog/2020/a', '/news/'],
  ['/blogs', undefined],
  ['/zh/lectern/start', '/lectern/zh/start'],
  ['/blog//example.com', '/news/example.com'],
])('%s leads to %s', (from, to) => {
  expect(find(from)?.to).toBe(to);
});
