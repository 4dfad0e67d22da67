import { expect, test } from 'vitest';
import { missingPages } from './missingPages';
import { realPageTags } from './realPageTags';

const site = { lang: 'en', langs: ['en', 'zh'], version: 'v2' };

function route(routePath: string, lang: string, version = 'v2') {
  const file = `${version}/${lang}/x.mdx`;
  return {
    routePath,
    lang,
    version,
    pureRoutePath: '/x',
    absolutePath: file,
    relativePath: file,
    pageName: '',
  };
}

test('[ROUTE-10] a page that a language lacks is found, in every version', () => {
  const routes = [
    route('/x', 'en'),
    route('/both', 'en'),
    route('/zh/both', 'zh'),
    route('/v1/x/', 'en', 'v1'),
  ];
  expect(missingPages(routes, site).map((page) => page.route.routePath)).toEqual([
    '/zh/x',
    '/v1/zh/x/',
  ]);
});

test('[ROUTE-10] it shows the file of the default language and is no translation of it', () => {
  const [missing] = missingPages([route('/x', 'en')], site);
  expect(missing?.route).toMatchObject({
    lang: 'zh',
    absolutePath: 'v2/en/x.mdx',
    pureRoutePath: '/zh/x',
  });
});

test('a page of another language is never shown in the default one', () => {
  expect(missingPages([route('/zh/only', 'zh')], site)).toEqual([]);
});

test('[ROUTE-10] search engines are told the real page, with the full address where it is known', () => {
  const shown = { routePath: '/x', lang: 'en' };
  expect(realPageTags(shown, { base: '/docs/', cleanUrls: true })).toBe(
    '<link rel="canonical" href="/docs/x"><link rel="alternate" hreflang="en" href="/docs/x">',
  );
  expect(realPageTags(shown, { siteOrigin: 'https://example.com' })).toContain(
    'href="https://example.com/x.html"',
  );
});
