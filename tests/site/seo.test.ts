import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { requestBuilt } from '../support/builtServer';
import { type BuiltPage, readBuiltPages } from '../support/builtSite';
import { SITES } from '../support/sites';

const ORIGIN = 'https://based.example/docs';

type Attributes = Record<string, string>;

/** The attributes of every element of a kind in the head. */
function headElements({ html }: BuiltPage, tag: string): Attributes[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );
}

const canonicals = (page: BuiltPage) =>
  headElements(page, 'link').filter(({ rel }) => rel === 'canonical');

/** `en https://…`, in a fixed order. */
function alternates(page: BuiltPage): string[] {
  const links = headElements(page, 'link').filter(({ hreflang }) => hreflang !== undefined);
  return links.map(({ hreflang, href }) => `${hreflang} ${href}`).sort();
}

function metas(page: BuiltPage, name: string): string[] {
  return headElements(page, 'meta')
    .filter((meta) => meta.property === name || meta.name === name)
    .map(({ content = '' }) => content);
}

interface BreadcrumbList {
  itemListElement: { name: string; item?: string; position: number }[];
}

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

function breadcrumbData({ html }: BuiltPage): BreadcrumbList[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

/** The links of the breadcrumb that readers see: text and address. */
function shownBreadcrumb({ html }: BuiltPage): [string, string][] {
  const [nav = ''] = html.match(/<nav class="lt-breadcrumb"[\s\S]*?<\/nav>/) ?? [];
  const links = nav.matchAll(/<a class="lt-breadcrumb__link"[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g);
  return [...links].map(([, href = '', text = '']) => [decode(text), decode(href)]);
}

const isDoc = ({ html }: BuiltPage) => html.includes('class="lt-doc__main"');

const isHidden = (page: BuiltPage) => metas(page, 'robots').join().includes('noindex');

/** The name of the docs in the language of an address. */
const docsName = (route: string) =>
  /^(?:\/v1)?\/zh\//.test(route) ? 'Rspack 文档' : 'Rspack Docs';

for (const [name, folder, prefix, nameOf] of [
  ['docs', SITES.docs.folder, '', docsName],
  ['kit', SITES.kit.folder, '', () => 'Kit'],
  ['based', SITES.based.folder, ORIGIN, () => 'Based'],
] as const) {
  const pages = readBuiltPages(folder);
  const byAddress = new Map(pages.map((page) => [encodeURI(prefix + page.route), page]));

  test(`[SEO-1] every page of ${name} has one canonical address, which is a page and its own`, () => {
    for (const page of pages) {
      const [link, ...more] = canonicals(page);
      expect(more, page.route).toEqual([]);
      const target = byAddress.get(link?.href ?? '');
      expect(target && canonicals(target)[0]?.href, page.route).toBe(link?.href);
    }
  });

  test(`[SEO-1] pages of ${name} name each other as translations, with x-default`, () => {
    for (const page of pages.filter((one) => !isHidden(one))) {
      const own = alternates(page);
      const languages = own.map((link) => link.split(' ')[0]);
      expect(new Set(languages).size, page.route).toBe(own.length);
      expect(languages, page.route).toContain('x-default');
      expect(own.join(), page.route).toContain(` ${canonicals(page)[0]?.href}`);
      for (const link of own) {
        const other = byAddress.get(link.split(' ')[1] ?? '');
        expect(other && alternates(other), `${page.route} → ${link}`).toEqual(own);
      }
    }
  });

  test(`[SEO-1] pages of ${name} have each element of Open Graph once`, () => {
    const wanted = ['og:title', 'og:type', 'og:site_name', 'og:locale', 'twitter:card'];
    for (const page of pages) {
      const all = [...wanted, ...(prefix ? ['og:url', 'og:image'] : [])];
      const counts = all.map((property) => [property, metas(page, property).length]);
      expect(Object.fromEntries(counts), page.route).toEqual(
        Object.fromEntries(all.map((property) => [property, 1])),
      );
      expect(metas(page, 'description'), page.route).toEqual(metas(page, 'og:description'));
      if (prefix) expect(metas(page, 'og:url')).toEqual([canonicals(page)[0]?.href]);
    }
  });

  test(`[DATA-4] titles of ${name} end in the name of the site in their language`, () => {
    for (const page of pages) {
      const title = /<title>([^<]*)<\/title>/.exec(page.html)?.[1];
      const isNamed = title?.endsWith(nameOf(page.route)) || title?.endsWith('- Kit suffix');
      expect(isNamed, `${page.route}: ${title}`).toBe(true);
      expect(metas(page, 'og:title').map(decode), page.route).toEqual([decode(title ?? '')]);
    }
  });

  test(`[SEO-1] every doc page of ${name} has a breadcrumb for programs: the one that is shown, or the home page`, () => {
    const homes = ['/', '/zh/', '/v1/', '/v1/zh/'].map((home) => `${prefix}${home}`);
    const withBreadcrumb = pages.filter((page) => {
      const [list, ...more] = breadcrumbData(page);
      const links = shownBreadcrumb(page);
      expect(more, page.route).toEqual([]);
      expect(list !== undefined, page.route).toBe(isDoc(page));
      if (list === undefined) return false;
      expect(list).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
      const steps = list.itemListElement;
      const last = steps.at(-1);
      const origin = prefix ? new URL(prefix).origin : '';
      if (links.length === 0) {
        expect(steps, page.route).toHaveLength(2);
        expect(steps[0]?.name, page.route).toBe(nameOf(page.route).replace(/^ - /, ''));
        expect(homes, page.route).toContain(steps[0]?.item);
      } else {
        expect(steps.slice(0, -1), page.route).toEqual(
          links.map(([step, href], index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: step,
            item: `${origin}${href}`,
          })),
        );
      }
      expect(metas(page, 'og:title')[0]?.startsWith(`${last?.name} - `), page.route).toBe(true);
      return true;
    });
    expect(withBreadcrumb.length).toBeGreaterThan(1);
  });

  test(`[SEO-1] the page for missing pages of ${name} is not to be found`, () => {
    const page = { route: '/404', html: readFileSync(path.join(folder, '404.html'), 'utf8') };
    expect(metas(page, 'robots')).toEqual(['noindex']);
    expect([...canonicals(page), ...alternates(page)]).toEqual([]);
  });
}

test('[SEO-1] old versions give way to the current one, if it has the page in that language', () => {
  const pages = new Map(readBuiltPages(SITES.based.folder).map((page) => [page.route, page]));
  const canonical = (route: string) => canonicals(pages.get(route) as BuiltPage)[0]?.href;
  expect(canonical('/v1/guide/start')).toBe(`${ORIGIN}/guide/start`);
  expect(canonical('/v1/zh/guide/start')).toBe(`${ORIGIN}/zh/guide/start`);
  expect(canonical('/v1/zh/')).toBe(`${ORIGIN}/zh/`);
  expect(canonical('/v1/only-v1')).toBe(`${ORIGIN}/v1/only-v1`);
  expect(canonical('/v1/zh/only-v1')).toBe(`${ORIGIN}/v1/only-v1`);
  expect(canonical('/zh/only-en')).toBe(`${ORIGIN}/only-en`);
});

test('[SEO-1] the sitemap has exactly the pages that may be found, with their languages and dates', () => {
  const { folder } = SITES.based;
  const xml = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => entry);
  const listed = new Map(
    entries.map((entry) => [
      entry.match(/<loc>(.*)<\/loc>/)?.[1] ?? '',
      [...entry.matchAll(/hreflang="(.*)" href="(.*)"/g)].map(
        ([, lang, href]) => `${lang} ${href}`,
      ),
    ]),
  );
  const real = readBuiltPages(folder).filter(
    (page) => !isHidden(page) && canonicals(page)[0]?.href === encodeURI(`${ORIGIN}${page.route}`),
  );
  expect([...listed.keys()].sort()).toEqual(
    real.map(({ route }) => encodeURI(`${ORIGIN}${route}`)).sort(),
  );
  for (const page of real) {
    expect(listed.get(`${ORIGIN}${page.route}`)?.sort()).toEqual(alternates(page));
  }
  expect([...listed.keys()].filter((address) => /hidden|404|v1\/guide/.test(address))).toEqual([]);
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
});

test('[SEO-1] the server sends the sitemap as XML', async () => {
  const answer = await requestBuilt('based', '/docs/sitemap.xml');
  expect(answer.headers.get('content-type')).toMatch(/^(application|text)\/xml/);
});

test('[SEO-1] a page of a language with cards has one of its own, which is there; others have that of the site', () => {
  const { folder } = SITES.based;
  const pages = readBuiltPages(folder);
  const imageOf = (route: string) => {
    const page = pages.find((one) => one.route === route);
    return page ? metas(page, 'og:image') : [];
  };
  const [start = ''] = imageOf('/guide/start');
  const [options = ''] = imageOf('/options');
  for (const image of [start, options]) {
    expect(image).toMatch(/^https:\/\/based\.example\/docs\/static\/cards\/[\da-f]{16}\.png$/);
    const png = readFileSync(path.join(folder, image.slice(ORIGIN.length)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(start).not.toBe(options);
  expect(imageOf('/zh/guide/start')).toEqual([`${ORIGIN}/icon.svg`]);
});
