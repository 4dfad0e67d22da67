import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;
const based = SITES.based.url;

/** What the fixture prints of the page that is shown. */
async function pageData(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse((await page.getByTestId('page-data').textContent()) ?? '');
}
test.describe('page data', () => {
  const toc = [
    { id: 'heading', text: 'A heading', depth: 2 },
    { id: 'deeper', text: 'A deeper heading', depth: 3 },
  ];

  const LANGUAGES = [
    { prefix: '', lang: 'en', title: 'Page data', subscribe: 'Subscribe with RSS' },
    { prefix: '/zh', lang: 'zh', title: '页面数据', subscribe: '用 RSS 订阅' },
  ];

  test('[DATA-1] what a page of each language knows of itself, and the next one after a client navigation', async ({
    site,
    page,
  }) => {
    for (const { prefix, lang, title } of LANGUAGES) {
      await test.step(`a page in ${lang}`, async () => {
        await site.goto(`${kit}${prefix}/elements/page`);
        expect(await pageData(page)).toMatchObject({
          pagePath: `${lang}/elements/page.mdx`,
          pageType: 'doc',
          routePath: `${prefix}/elements/page`,
          lang,
          version: '',
          title,
          toc,
          frontmatter: { titleSuffix: 'Kit suffix', description: 'What the page is about.' },
          lastUpdatedTime: '2026-01-31T23:30:00.000Z',
          _relativePath: `${lang}/elements/page.mdx`,
        });
      });
    }

    await test.step('after a client navigation the data are those of the new page', async () => {
      await site.goto(`${kit}/elements/more-packages`);
      await site.markDocument();
      await site.sidebar.getByRole('link', { name: 'Page data' }).click();
      await expect.poll(() => pageData(page)).toMatchObject({ routePath: '/elements/page', toc });
      expect(await site.isMarked()).toBe(true);
    });
  });

  test('[DATA-5] a page of a feed names it in its head, and leads to it; a site without an origin has none', async ({
    site,
    page,
    request,
  }) => {
    for (const { prefix, lang, subscribe } of LANGUAGES) {
      await test.step(lang, async () => {
        const feed = `${based}${prefix}/posts/feed.xml`;
        await site.goto(`${based}${prefix}/posts/`);
        const address = `${SITES.based.origin}${new URL(feed).pathname}`;
        const link = page.locator('head link[type="application/rss+xml"]');
        await expect(link).toHaveAttribute('href', address);
        await expect(page.getByRole('link', { name: subscribe })).toHaveAttribute('href', address);
        // The dev server may close a connection that was idle as it is used again.
        const answer = await request.get(feed, { maxRetries: 1 });
        expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');

        await site.goto(`${kit}${prefix}/news/first`);
        expect(await pageData(page)).not.toHaveProperty('feeds');
      });
    }
  });

  test('[DATA-1] a page knows its version and has no base in its route', async ({ site, page }) => {
    for (const [address, version, lang] of [
      ['/page-data', 'v2', 'en'],
      ['/v1/zh/page-data', 'v1', 'zh'],
    ] as const) {
      await test.step(address, async () => {
        await site.goto(`${based}${address}`);
        expect(await pageData(page)).toMatchObject({
          version,
          lang,
          routePath: address,
          pagePath: `${version}/${lang}/page-data.mdx`,
          _relativePath: `${version}/${lang}/page-data.mdx`,
        });
      });
    }
  });

  test('[OVER-1] an overview lists the headings of pages that nobody has opened', async ({
    site,
    page,
  }) => {
    await site.goto(`${SITES.docs.url}/config/`);
    const heading = page
      .getByRole('main')
      .getByRole('link', { name: 'resolve.alias', exact: true });
    await expect(heading).toBeVisible();
  });

  test('[EXT-3] what a plugin changes of pages is on the page, in the sidebar and in the outline', async ({
    site,
    page,
  }) => {
    await site.goto(`${kit}/facts/berry`);
    await expect(site.sidebar.getByRole('link')).toHaveText(['Blueberry', 'Green appleripe']);
    await expect(site.outline).toBeHidden();
    await site.markDocument();
    await site.sidebar.getByRole('link', { name: 'Green apple' }).click();
    await expect(page).toHaveTitle('Green apple - Kit');
    await expect(page.locator('head meta[name="fruit"]')).toHaveAttribute('content', 'apple');
    await expect(site.outline.getByRole('link')).toHaveText(['Peel first']);
    const around = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(around.getByRole('link')).toHaveText([
      'Previous PageBlueberry',
      'Next PageFirst page',
    ]);
    expect(await site.isMarked()).toBe(true);
  });
});
