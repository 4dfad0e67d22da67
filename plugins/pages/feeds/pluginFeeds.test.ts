import { expect, test } from 'vitest';
import { pluginFeeds } from '.';
import { devFeeds } from './devFeeds';
import { feedFiles } from './feedFiles';
import { renderFeed } from './renderFeed';

const OPTIONS = {
  section: 'news',
  title: { en: 'News', zh: '动态' },
  description: { en: 'What is new.', zh: '新内容。' },
};

/** The data of a page of the section, on a site with this origin. */
function pageData(siteOrigin: string | undefined, lang = 'en') {
  const plugin = pluginFeeds(OPTIONS);
  const prefix = lang === 'en' ? '' : `/${lang}`;
  const frontmatter = { date: '2026-01-31' };
  const page = { routePath: `${prefix}/news/first`, lang, title: 'First', frontmatter };
  plugin.beforeBuild?.({ lang: 'en', base: '/docs/', siteOrigin } as never, true);
  plugin.extendPageData?.(page as never, true);
  return page as typeof page & { feeds?: unknown };
}

test.each([
  ['en', 'https://a.example/docs/news/feed.xml'],
  ['zh', 'https://a.example/docs/zh/news/feed.xml'],
])('[DATA-1] [DATA-5] a page of a feed in %s names it by its full address', (lang, url) => {
  expect(pageData('https://a.example', lang).feeds).toEqual([
    { language: lang, url, mime: 'application/rss+xml' },
  ]);
});

test('[DATA-5] a site that does not know its origin has no feed', () => {
  expect(pageData(undefined)).not.toHaveProperty('feeds');
});

const FILES = feedFiles(
  OPTIONS,
  { section: 'news', defaultLang: 'en' },
  new Map([['zh', [{ title: 'A', description: '', route: '/zh/news/a', date: new Date(0) }]]]),
  (route) => `https://a.example/docs${route}`,
  renderFeed,
);

test('[DATA-5] every address in a feed is a full one', () => {
  expect([...FILES.keys()]).toEqual(['/news/feed.xml', '/zh/news/feed.xml']);
  const xml = FILES.get('/zh/news/feed.xml') ?? '';
  const addresses = [...xml.matchAll(/<(?:link|guid)[^>]*>([^<]+)<|href="([^"]+)"/g)].map(
    ([, text, href]) => text ?? href,
  );
  expect(addresses).toContain('https://a.example/docs/zh/news/a');
  expect(addresses.filter((address) => !address?.startsWith('https://a.example/docs/'))).toEqual(
    [],
  );
});

test('[DATA-5] the dev server answers feeds with their type, and nothing else', () => {
  const answer = (url: string) => {
    const said: unknown[] = [];
    const response = {
      writeHead: (...head: unknown[]) => said.push(...head),
      end: (body: string) => said.push(body.slice(0, 5)),
    };
    const handle = devFeeds(
      () => FILES,
      () => '/docs/',
    );
    handle({ url, method: 'GET' } as never, response as never, () => said.push('next'));
    return said;
  };
  expect(answer('/docs/zh/news/feed.xml?x')).toEqual([
    200,
    { 'content-type': 'application/rss+xml; charset=utf-8' },
    '<?xml',
  ]);
  expect(answer('/docs/news/')).toEqual(['next']);
  expect(answer('/zh/news/feed.xml')).toEqual(['next']);
});
