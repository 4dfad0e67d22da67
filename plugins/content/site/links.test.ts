import { expect, test } from 'vitest';
import { routeKey } from '../../../theme/routes/routeKey';
import { imageAddress, type LinkSite, linkAddress } from './links';

const routes = ['/guide/', '/guide/a', '/zh/guide/a', '/v1/guide/a', '/v1/zh/guide/a'];

const site: LinkSite = {
  base: '/docs/',
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2',
  versions: ['v2', 'v1'],
  routeAt: (address) => routes.find((route) => routeKey(route) === routeKey(address)),
  routeOfFile: (file) => `/${file}`,
};
const page = { file: 'guide/b.mdx', lang: 'en', version: 'v2' };

test('[MD-3] [ROUTE-12] a link to a page leads to its Markdown, below the base, with query and hash', () => {
  expect(linkAddress('/guide/a?b=1#c', page, site)).toBe('/docs/guide/a.md?b=1#c');
  expect(linkAddress('/guide', page, site)).toBe('/docs/guide/index.md');
  expect(linkAddress('./a.mdx#c', page, site)).toBe('/docs/guide/a.md#c');
});

test('[MD-3] links are absolute where the site knows its origin', () => {
  const known = { ...site, siteOrigin: 'https://example.com' };
  expect(linkAddress('/guide/a', page, known)).toBe('https://example.com/docs/guide/a.md');
  expect(imageAddress('/a b.png', known)).toBe('https://example.com/docs/a%20b.png');
});

test('[MD-3] a link stays in the version and language of its page', () => {
  const chinese = { ...page, lang: 'zh', version: 'v1' };
  expect(linkAddress('/guide/a', chinese, site)).toBe('/docs/v1/zh/guide/a.md');
  expect(linkAddress('/zh/guide/a', page, site)).toBe('/docs/zh/guide/a.md');
  expect(linkAddress('/guide/a', { ...page, lang: 'zh', shownLang: 'en' }, site)).toBe(
    '/docs/zh/guide/a.md',
  );
});

test('[MD-3] other hosts, hashes and files that are not pages stay unchanged', () => {
  for (const href of ['https://example.com/guide/a', '//cdn.example.com', 'mailto:a@b.c', '#d']) {
    expect(linkAddress(href, page, site)).toBe(href);
  }
  expect(linkAddress('/a.zip', page, site)).toBe('/docs/a.zip');
});
