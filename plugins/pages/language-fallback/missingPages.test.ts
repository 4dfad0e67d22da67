import { expect, test } from 'vitest';
import { missingPages } from './missingPages';

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
