import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { attributes, mainPart, readBuiltPages } from '../support/builtSite';
import { SITES } from '../support/sites';

const { folder } = SITES.docs;
const pages = readBuiltPages(folder);
const byRoute = new Map(pages.map((page) => [page.route, page]));
/** The docs of Lectern, which the same server answers. */
const lectern = readBuiltPages(SITES.lectern.folder).map((page) => ({
  ...page,
  route: `/lectern${page.route}`,
}));
const reached = new Map([...pages, ...lectern].map((page) => [page.route, page]));
const headingIds = (html: string) => attributes(mainPart(html), 'h[1-6]', 'id');

/** `/v1/zh/config/` → `/v1/config/` */
function englishRoute(route: string): string {
  return route.replace(/^(\/v1)?\/zh\//, '$1/');
}

test('both languages of both versions have at least twelve pages, and the same ones', () => {
  const routes = pages.map(({ route }) => route);
  for (const version of ['', '/v1']) {
    const chinese = routes.filter((route) => route.startsWith(`${version}/zh/`));
    const english = routes.filter(
      (route) =>
        route.startsWith(`${version}/`) &&
        !route.startsWith(`${version}/zh/`) &&
        (version !== '' || !route.startsWith('/v1/')),
    );
    expect(english.length).toBeGreaterThanOrEqual(12);
    expect(chinese.map(englishRoute).sort()).toEqual(english.sort());
  }
});

test('a page has the same sections in both languages', () => {
  const sections = (route: string) => headingIds(byRoute.get(route)?.html ?? '').slice(1);
  const differing = pages
    .filter(({ route }) => englishRoute(route) !== route)
    .filter(({ route }) => sections(route).join() !== sections(englishRoute(route)).join())
    .map(({ route }) => route);
  expect(differing).toEqual([]);
});

/** The file that answers at an address of either site. */
function fileAt(address: string): string {
  const { base, folder: other } = SITES.lectern;
  const isOther = address.startsWith(base);
  return path.join(isOther ? other : folder, isOther ? address.slice(base.length) : address);
}

test('no link of a page leads nowhere', () => {
  const dead = [...pages, ...lectern].flatMap(({ route, html }) =>
    attributes(html, 'a', 'href')
      .filter((href) => href.startsWith('/') || href.startsWith('#'))
      .filter((href) => {
        const [target = '', anchor] = href.split('#');
        const page = reached.get(target.split('?')[0] || route);
        if (!page) return !existsSync(fileAt(target)) && !existsSync(fileAt(`${target}.html`));
        const id = decodeURIComponent(anchor ?? '');
        return id !== '' && !page.html.includes(`id="${id}"`);
      })
      .map((href) => `${route} → ${href}`),
  );
  expect(dead).toEqual([]);
});

test('every page has a title, a description and one first-level heading', () => {
  for (const { route, html } of pages) {
    expect(html, route).toMatch(/<title>[^<]+<\/title>/);
    expect(html, route).toMatch(/<meta name="description" content="[^"]{10,}"/);
    expect(html.match(/<h1\b/g), route).toHaveLength(1);
  }
});
