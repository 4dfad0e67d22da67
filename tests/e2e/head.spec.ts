import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { based, kit } = SITES;

/**
 * What the head says of a page, in one order: of the one that is shown, or of another as it is
 * served. Icons, styles and scripts are of the site.
 */
const headOf = (page: Page, served?: string) =>
  page.evaluate(async (path) => {
    const html = path && (await (await fetch(path)).text());
    const { head, documentElement } = html
      ? new DOMParser().parseFromString(html, 'text/html')
      : document;
    const elements = head.querySelectorAll('title, meta, link[rel=canonical], link[rel=alternate]');
    const lines = [...elements].map(({ localName, textContent, attributes }) => {
      const pairs = [...attributes].map(({ name, value }) => `${name}=${value}`);
      return [localName, textContent, ...pairs.sort()].join(' ');
    });
    return [`lang ${documentElement.lang}`, ...lines.sort()];
  }, served);

/** Goes to a page as the router does, without a link to it. */
const follow = (page: Page, path: string) =>
  page.evaluate((url) => {
    window.history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Pages that differ in what their head says: version, language, translation, feed, description. */
const WAYS = {
  'between versions and languages': [
    `${based.url}/guide/start`,
    '/docs/guide/new',
    '/docs/zh/guide/start',
    '/docs/v1/guide/start',
    '/docs/zh/only-en',
    '/docs/hidden',
    '/docs/guide/start',
  ],
  'between sections with a feed and without': [
    `${kit.url}/guide/first`,
    '/news/first',
    '/types/custom',
    '/zh/news/first',
    '/',
    '/guide/first',
  ],
};

for (const [name, [start = '', ...next]] of Object.entries(WAYS)) {
  test(`[MD-5] [SEO-1] the head follows client navigations ${name}`, async ({ site, page }) => {
    await site.goto(start);
    await site.markDocument();
    for (const path of next) {
      const served = await headOf(page, path);
      await follow(page, path);
      await expect.poll(() => headOf(page)).toEqual(served);
    }
    expect(await site.isMarked()).toBe(true);
  });
}
