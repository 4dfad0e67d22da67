import { expect, test } from 'vitest';
import { canonicalPages } from './canonicalPages';

const site = {
  base: '/',
  cleanUrls: true,
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2',
  versions: ['v2', 'v1'],
};

/** Creates a route from its address. `file` is set if it shows the file of another page. */
function page(routePath: string, file = routePath) {
  const [, first, second] = routePath.split('/');
  const version = first === 'v1' ? 'v1' : 'v2';
  const lang = (first === 'v1' ? second : first) === 'zh' ? 'zh' : 'en';
  return { routePath, version, lang, absolutePath: file };
}

function decide(routes: ReturnType<typeof page>[], hidden: string[] = []) {
  const pages = canonicalPages(routes, site, (route) => hidden.includes(route));
  return (route: string) => {
    const { canonical, translations, fallback } = pages.get(route) ?? {};
    return [canonical?.route, translations?.map((other) => other.route), fallback?.route];
  };
}

test('[SEO-1] translations name each other, and the default language is for all others', () => {
  const of = decide([page('/zh/x'), page('/x'), page('/zh/'), page('/')]);
  expect(of('/x')).toEqual(['/x', ['/x', '/zh/x'], '/x']);
  expect(of('/zh/x')).toEqual(['/zh/x', ['/x', '/zh/x'], '/x']);
  expect(of('/zh/')).toEqual(['/zh/', ['/', '/zh/'], '/']);
});

test('[SEO-1] a page of one language is its own, and for all others', () => {
  expect(decide([page('/zh/x')])('/zh/x')).toEqual(['/zh/x', ['/zh/x'], '/zh/x']);
});

test('[ROUTE-10] a page that is shown for a missing translation is the canonical one', () => {
  const of = decide([page('/x'), page('/zh/x', '/x')]);
  expect(of('/zh/x')).toEqual(['/x', ['/x'], '/x']);
  expect(of('/x')).toEqual(['/x', ['/x'], '/x']);
});

test('[SEO-1] a page of an old version gives way to the same page of the current one', () => {
  const of = decide([page('/x'), page('/zh/x'), page('/v1/x'), page('/v1/zh/x'), page('/v1/old')]);
  expect(of('/v1/x')).toEqual(['/x', ['/x', '/zh/x'], '/x']);
  expect(of('/v1/zh/x')).toEqual(['/zh/x', ['/x', '/zh/x'], '/x']);
  expect(of('/v1/old')).toEqual(['/v1/old', ['/v1/old'], '/v1/old']);
});

test('[SEO-1] an old translation stays itself where the current version has none', () => {
  const of = decide([page('/x'), page('/zh/x', '/x'), page('/v1/x'), page('/v1/zh/x')]);
  expect(of('/v1/zh/x')).toEqual(['/v1/zh/x', ['/v1/zh/x'], '/v1/zh/x']);
  expect(of('/v1/x')).toEqual(['/x', ['/x'], '/x']);
});

test('[SEO-1] a missing translation of an old version ends at the current page', () => {
  const of = decide([page('/x'), page('/zh/x', '/x'), page('/v1/x'), page('/v1/zh/x', '/v1/x')]);
  expect(of('/v1/zh/x')).toEqual(['/x', ['/x'], '/x']);
});

test('[SEO-1] a hidden page is no translation and not the canonical page of an old version', () => {
  const routes = [page('/x'), page('/zh/x'), page('/v1/x')];
  const of = decide(routes, ['/x']);
  expect(of('/x')).toEqual(['/x', [], undefined]);
  expect(of('/zh/x')).toEqual(['/zh/x', ['/zh/x'], '/zh/x']);
  expect(of('/v1/x')).toEqual(['/v1/x', ['/v1/x'], '/v1/x']);
});
