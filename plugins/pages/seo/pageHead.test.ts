import { expect, test } from 'vitest';
import type { CanonicalPage } from './canonicalPages';
import { openGraphLocale, pageHead } from './pageHead';

const en = { lang: 'en', route: '/x' };
const zh = { lang: 'zh', route: '/zh/x' };
const page: CanonicalPage = { canonical: zh, translations: [en, zh], fallback: en };
const site = {
  langs: ['en', 'zh'],
  address: (route: string) => `https://a.example${route}`,
  hasOrigin: true,
  nameIn: (lang: string) => `Docs ${lang}`,
  fileAddress: (file: string) => `https://a.example${file}`,
};
const none = new Set<string>();

test('[SEO-1] a page says where it is, in which languages, and what for everybody else', () => {
  expect(pageHead(page, site, none).links).toEqual([
    { rel: 'canonical', href: 'https://a.example/zh/x' },
    { rel: 'alternate', hreflang: 'en', href: 'https://a.example/x' },
    { rel: 'alternate', hreflang: 'zh', href: 'https://a.example/zh/x' },
    { rel: 'alternate', hreflang: 'x-default', href: 'https://a.example/x' },
  ]);
});

test('[SEO-1] Open Graph has the address, the name and the languages; the card has the picture', () => {
  expect(pageHead(page, site, none).metas).toEqual([
    { property: 'og:url', content: 'https://a.example/zh/x' },
    { property: 'og:site_name', content: 'Docs zh' },
    { property: 'og:locale', content: 'zh_CN' },
    { property: 'og:locale:alternate', content: 'en_US' },
    { name: 'twitter:card', content: 'summary' },
  ]);
  const { metas } = pageHead(page, { ...site, image: 'https://a.example/i.png' }, none);
  expect(metas).toContainEqual({ property: 'og:image', content: 'https://a.example/i.png' });
  expect(metas).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
});

test('[SEO-1] the picture of a page goes before that of the site, with its size, unless the page names one itself', () => {
  const withImage = { ...site, image: 'https://a.example/i.png' };
  const image = { file: '/static/cards/0a.png', width: 1200, height: 630 };
  const images = (own: Set<string>, from = withImage) =>
    pageHead(page, from, own, image)
      .metas.filter(({ property }) => property?.startsWith('og:image'))
      .map(({ content }) => content);
  expect(images(none)).toEqual(['https://a.example/static/cards/0a.png', '1200', '630']);
  expect(images(new Set(['og:image']))).toEqual([]);
  expect(images(none, { ...withImage, hasOrigin: false })).toEqual(['https://a.example/i.png']);
});

test('[SEO-1] a site with one language has no translations to name', () => {
  const { links } = pageHead(page, { ...site, langs: ['en'] }, none);
  expect(links.map(({ rel }) => rel)).toEqual(['canonical']);
});

test('[SEO-1] what the page writes itself is not written twice', () => {
  const { links, metas } = pageHead(page, site, new Set(['canonical', 'og:url', 'twitter:card']));
  expect(links.map(({ rel }) => rel)).not.toContain('canonical');
  expect(metas.map(({ property, name }) => property ?? name)).toEqual([
    'og:site_name',
    'og:locale',
    'og:locale:alternate',
  ]);
});

test('[SEO-1] without an origin there is no address that had to be absolute', () => {
  const { metas } = pageHead(page, { ...site, hasOrigin: false }, none);
  expect(metas.map(({ property }) => property)).not.toContain('og:url');
});

test.each([
  ['en', 'en_US'],
  ['en-GB', 'en_GB'],
  ['zh', 'zh_CN'],
  ['zh-Hant', 'zh_TW'],
  ['pt-BR', 'pt_BR'],
])('[SEO-1] %s is %s for Open Graph', (lang, locale) => {
  expect(openGraphLocale(lang)).toBe(locale);
});
