import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEST_SITE, writeSite } from '../testing/testSite';
import { createSiteApp } from './app';

const ORIGIN = 'http://docs.example';

const root = writeSite(
  { 'index.html': 'home', 'guide/start.html': 'start', '指南.html': 'guide', '404.html': 'none' },
  {
    ...TEST_SITE,
    base: '/docs/',
    redirects: [
      { from: '/old/*', to: '/*', isElsewhere: false },
      { from: '/blog/*', to: '/guide/*', isElsewhere: false },
      { from: '/one', to: '/guide/start?a=1#part', isElsewhere: false },
      { from: '/round/*', to: '/around/*', isElsewhere: false },
      { from: '/around/*', to: '/round/*', isElsewhere: false },
      { from: '/shop/*', to: 'https://shop.example/a/*', isElsewhere: true },
    ],
  },
);
const app = createSiteApp({ root });

const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '/../',
    '/./',
    '%2f',
    '%5c',
    '\\',
    '%2e%2e',
    '%00',
    '%0d%0a',
    '%',
    '@',
  ),
  fc.constantFrom(
    'old',
    'blog',
    'one',
    'round',
    'shop',
    'v2',
    'en',
    'zh',
    'guide/start',
    '指南',
    '*',
  ),
  fc.constantFrom(
    'evil.example',
    'javascript:',
    '?',
    '#',
    '?a=//evil.example',
    '.html',
    '.md',
    '\t',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

test('[SAFE-2] [ROUTE-2] for any request, a redirect leads to the site or to a target in the settings', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (asked) => {
      const url = `${ORIGIN}/docs/${asked}`;
      if (!URL.canParse(url)) return;
      const answer = await app.request(url);
      expect(answer.status).toBeLessThan(500);
      const location = answer.headers.get('location');
      if (location === null) return;
      const { origin, pathname } = new URL(location, url);
      if (origin === 'https://shop.example') expect(pathname).toMatch(/^\/a(\/|$)/);
      else expect([origin, pathname.startsWith('/docs/')]).toEqual([ORIGIN, true]);
    }),
    { numRuns: 2000 },
  );
});
