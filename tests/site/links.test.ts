import { expect, test } from 'vitest';
import { strings } from '../../theme/strings';
import { requestBuilt } from '../support/builtServer';
import { attributes, type BuiltPage, mainPart, readBuiltPages } from '../support/builtSite';
import { SITES } from '../support/sites';

const pages = readBuiltPages(SITES.docs.folder);
const byRoute = new Map(pages.map((page) => [page.route, page]));

/** `/v1/zh/config/entry` → `/v1/zh` */
const prefixOf = (route: string) => /^(\/v1)?(\/zh)?(?=\/)/.exec(route)?.[0] ?? '';

/** The links of a navigation of a page, by the class of its element. */
function linksOf({ html }: BuiltPage, className: string): string[] {
  const [nav = ''] = html.match(new RegExp(`<nav class="${className}"[\\s\\S]*?</nav>`)) ?? [];
  return attributes(nav, 'a', 'href').filter((href) => href.startsWith('/'));
}

for (const [id, className] of [
  ['NAV-1', 'lt-nav__sections'],
  ['ROUTE-3', 'lt-sidebar'],
  ['ELEM-3', 'lt-doc-footer__pages'],
  ['ROUTE-3', 'lt-breadcrumb'],
] as const) {
  test(`[${id}] every link in ${className} keeps the version and the language, on every page`, () => {
    const found = new Set<string>();
    for (const page of pages) {
      const prefix = prefixOf(page.route);
      for (const href of linksOf(page, className)) {
        found.add(prefix);
        expect(prefixOf(href), `${page.route} → ${href}`).toBe(prefix);
        expect(byRoute.has(href.replace(/#.*/, '')), `${page.route} → ${href}`).toBe(true);
      }
    }
    expect([...found].sort()).toEqual(['', '/v1', '/v1/zh', '/zh']);
  });
}

for (const prefix of ['', '/zh', '/v1', '/v1/zh']) {
  test(`[OVER-1] ${prefix}/config/ lists every page of its sidebar, and their headings to the second level only`, () => {
    const route = `${prefix}/config/`;
    const overview = byRoute.get(route) as BuiltPage;
    const listed = attributes(mainPart(overview.html), 'a', 'href');
    const others = linksOf(overview, 'lt-sidebar').filter((href) => href !== route);
    expect(others.length).toBeGreaterThan(20);
    for (const other of others) {
      expect(listed, other).toContain(other);
      const main = mainPart(byRoute.get(other)?.html ?? '');
      const hashes = (level: string) => attributes(main, level, 'id').map((id) => `${other}#${id}`);
      expect(listed, other).toEqual(expect.arrayContaining(hashes('h2')));
      expect(listed.filter((href) => hashes('h3').includes(href))).toEqual([]);
    }
  });
}

for (const [site, address, lang, home = ''] of [
  ['docs', '/nowhere', 'en'],
  ['docs', '/nowhere.html', 'en'],
  ['docs', '/config/nowhere/', 'en'],
  ['docs', '/zh/nowhere', 'zh', 'zh/'],
  ['docs', '/v1/zh/nowhere', 'zh', 'v1/zh/'],
  ['docs', '/nowhere.md', 'en'],
  ['docs', '/config/resolve/more', 'en'],
  ['based', '/docs/nowhere', 'en'],
  ['based', '/nowhere', 'en'],
] satisfies [keyof typeof SITES, string, 'en' | 'zh', string?][]) {
  test(`[404-3] [404-1] ${address} of ${site} is answered with 404 and a page with a way home`, async () => {
    const answer = await requestBuilt(site, address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const html = await answer.text();
    expect(html).toContain(`<html lang="${lang}"`);
    expect(mainPart(html)).toContain(strings.notFound[lang]);
    const homes = attributes(mainPart(html), 'a', 'href');
    expect(homes).toContain(SITES[site].base + home);
  });
}
