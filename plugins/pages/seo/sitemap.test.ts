import { expect, test } from 'vitest';
import { robots, sitemap } from './sitemap';

test('[SEO-1] the sitemap has every page with its languages and the day of its change', () => {
  const xml = sitemap([
    { address: 'https://a.example/b', links: [] },
    {
      address: 'https://a.example/a?x&y',
      changed: '2026-01-31T10:00:00.000Z',
      links: [
        { rel: 'canonical', href: 'https://a.example/a?x&y' },
        { rel: 'alternate', hreflang: 'zh', href: 'https://a.example/zh/a?x&y' },
      ],
    },
  ]);
  expect(xml.split('\n').slice(2, -2)).toEqual([
    '  <url>',
    '    <loc>https://a.example/a?x&amp;y</loc>',
    '    <lastmod>2026-01-31T10:00:00.000Z</lastmod>',
    '    <xhtml:link rel="alternate" hreflang="zh" href="https://a.example/zh/a?x&amp;y"/>',
    '  </url>',
    '  <url>',
    '    <loc>https://a.example/b</loc>',
    '  </url>',
  ]);
});

test('[SEO-1] robots.txt names the sitemap', () => {
  expect(robots('https://a.example/sitemap.xml')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\n',
  );
});
