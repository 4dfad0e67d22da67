import { expect, test } from 'vitest';
import { feedAddress, isItem, namesFeed, sectionRoute } from './feedRoutes';
import { renderFeed } from './renderFeed';

const site = { section: 'news', defaultLang: 'en' };

test('[DATA-5] every language has a section and a feed of its own', () => {
  expect(sectionRoute('en', site)).toBe('/news/');
  expect(sectionRoute('zh', site)).toBe('/zh/news/');
  expect(isItem({ routePath: '/zh/news/a', lang: 'zh' }, site)).toBe(true);
  expect(isItem({ routePath: '/zh/news/a', lang: 'en' }, site)).toBe(false);
});

test('the page of the section is no item, and a folder with a longer name is another section', () => {
  expect(isItem({ routePath: '/news/', lang: 'en' }, site)).toBe(false);
  expect(isItem({ routePath: '/newsletter/a', lang: 'en' }, site)).toBe(false);
});

test('the home page and the pages of the section name the feed, others do not', () => {
  const named = ['/', '/news/', '/news/a', '/guide/', '/v1/news/a'].filter((routePath) =>
    namesFeed({ routePath, lang: 'en' }, site),
  );
  expect(named).toEqual(['/', '/news/', '/news/a']);
});

test('addresses have the origin and the base', () => {
  expect(feedAddress('/news/', '/docs/', 'https://example.com')).toBe(
    'https://example.com/docs/news/',
  );
});

test('[DATA-5] a feed has its language and its items, the newest first and with text escaped', () => {
  const item = (title: string, day: string) => ({
    title,
    description: 'a < b & c',
    url: `https://example.com/news/${day}`,
    date: new Date(day),
  });
  const xml = renderFeed(
    {
      title: '新闻',
      description: '说明',
      language: 'zh',
      url: 'https://example.com/zh/news/',
      feedUrl: 'https://example.com/zh/news/feed.xml',
    },
    [item('Older', '2026-01-01'), item('Newer', '2026-02-01')],
  );
  expect(xml).toContain('<language>zh</language>');
  expect(xml.indexOf('Newer')).toBeLessThan(xml.indexOf('Older'));
  expect(xml).toContain('<pubDate>Sun, 01 Feb 2026 00:00:00 GMT</pubDate>');
  expect(xml).not.toContain('<description>a < b');
});
