import type { Page } from '@playwright/test';
import type { SitePage } from '../support/SitePage';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const TEXTS = '/static/texts/';
const MARKED = '[data-lt-text]';

function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes(TEXTS)) requests.push(pathname);
  });
  return requests;
}

/** What is for browsers without scripts, or changes with what a reader does. */
const OTHER = 'noscript, .lt-actions, .lt-types';

/** The text of a page as a reader has it, and as the server sends it. */
const textOf = (page: Page, isServed = false) =>
  page.evaluate(
    async ([other, served]) => {
      const html = served ? await (await fetch(location.href)).text() : undefined;
      const root = html ? new DOMParser().parseFromString(html, 'text/html') : document;
      const prose = root.querySelector('.lt-prose')?.cloneNode(true) as HTMLElement;
      for (const part of prose.querySelectorAll(other)) part.remove();
      return prose.textContent;
    },
    [OTHER, isServed] as const,
  );

const servedText = (page: Page) => textOf(page, true);

const { docs, kit, based, mirrored } = SITES;

for (const address of [
  `${docs.url}/zh/`,
  `${docs.url}/guide/start/introduction`,
  `${docs.url}/guide/start/quick-start`,
  `${docs.url}/zh/guide/start/quick-start`,
  `${docs.url}/v1/guide/start/quick-start`,
  `${docs.url}/v1/zh/config/output`,
  `${docs.url}/config/module`,
  `${docs.url}/config/all-options`,
  `${docs.url}/guide/glossary`,
  `${docs.url}/guide/migration/options-v1-to-v2`,
  `${docs.url}/plugins/module-federation-plugin`,
  `${docs.url}/news/`,
  `${kit.url}/elements/packages`,
  `${based.url}/guide/start`,
  `${mirrored.url}/guide/start`,
]) {
  test(`${address} keeps its text when React has taken it over, and when a reader comes back`, async ({
    site,
    page,
  }) => {
    const requests = requestsOf(page);
    await site.goto(address);
    const served = await servedText(page);
    expect(await textOf(page)).toBe(served);
    expect(requests).toEqual([]);
    await site.markDocument();
    const path = new URL(page.url()).pathname;
    await page.locator(`header a[href]:not([href="${path}"])`).first().click();
    await expect(page).not.toHaveURL((url) => url.pathname === path);
    await page.goBack();
    await expect.poll(() => textOf(page)).toBe(served);
    expect(await site.isMarked()).toBe(true);
  });
}

test('a page that a reader goes to brings its texts in a file beside its code', async ({
  site,
  page,
}) => {
  const requests = requestsOf(page);
  await site.goto(`${docs.url}/guide/start/introduction`);
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page).toHaveURL(/quick-start/);
  await expect.poll(async () => (await textOf(page)) === (await servedText(page))).toBe(true);
  expect(requests).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(/introduction/);
  await page.goForward();
  await expect(page).toHaveURL(/quick-start/);
  expect(requests).toHaveLength(1);
});

/** Opens a page, and again with a change in its document; what it said at first, and the texts that it then asked for. */
async function openChanged(site: SitePage, page: Page, change: (html: string) => string) {
  const address = `${docs.url}/guide/start/quick-start`;
  await site.goto(address);
  const whole = await textOf(page);
  const requests = requestsOf(page);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await site.goto(address);
  return { whole, requests };
}

test('a page that came without one of its texts loads them, and shows all', async ({
  site,
  page,
  complaints,
}) => {
  const { whole, requests } = await openChanged(site, page, (html) =>
    html.replace(/<p data-lt-text="">.*?<\/p>/, ''),
  );
  expect(requests).toHaveLength(1);
  await expect.poll(() => textOf(page)).toBe(whole);
  complaints.length = 0;
});

test('a page that React renders anew has every text, without a request', async ({
  site,
  page,
  complaints,
}) => {
  const { whole, requests } = await openChanged(site, page, (html) =>
    html.replace(/<h1/, '<b>Added on the way</b><h1'),
  );
  await expect(page.getByText('Added on the way')).toHaveCount(0);
  await expect(page.locator(MARKED)).toHaveCount(0);
  expect(await textOf(page)).toBe(whole);
  expect(requests).toEqual([]);
  complaints.length = 0;
});

test('texts that do not arrive are no empty page: the document is loaded', async ({
  site,
  page,
  complaints,
}) => {
  await site.goto(`${docs.url}/guide/start/introduction`);
  await page.route(`**${TEXTS}**`, (route) => route.abort());
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page).toHaveURL(/quick-start/);
  await expect(site.heading).toContainText('Quick start');
  await expect.poll(async () => (await textOf(page)) === (await servedText(page))).toBe(true);
  complaints.length = 0;
});
