import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const PAGE = 'guide/group-0/page-7';

for (const [name, path, most] of [
  ['the home page', `${SITES.docs.url}/`, 900],
  ['a doc page', `${SITES.docs.url}/guide/start/quick-start`, 1300],
  ['a page of 200', `${SITES.large.url}/${PAGE}`, 900],
] as const) {
  test(`${name} has at most ${most} elements`, async ({ site, page }) => {
    await site.goto(path);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(most);
  });
}

function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

const dataFiles = (requests: string[]) =>
  requests.filter((path) => /^\/static\/(routes|sidebars)\//.test(path));

test.describe('on a site of 200 pages', () => {
  const start = `${SITES.large.url}/${PAGE}`;

  test('a page brings no other page, no routes and no sidebars until a reader reaches for them', async ({
    site,
    page,
  }) => {
    const requests = requestsOf(page);
    await site.goto(start);
    expect(dataFiles(requests)).toEqual([]);
    expect(requests.filter((path) => path.startsWith('/static/js/pages/'))).toHaveLength(1);
    await site.sidebar
      .getByRole('link', { name: /page|\d/ })
      .first()
      .hover();
    await expect.poll(() => dataFiles(requests).length).toBe(2);
  });

  test('the sidebar shows the group of the page; another opens with its pages', async ({
    site,
    page,
  }) => {
    await site.goto(start);
    await expect(site.sidebar.locator('[aria-current="page"]')).toBeVisible();
    await expect(site.sidebar.getByRole('link')).toHaveCount(20);
    await site.sidebar.getByRole('button', { name: 'group-3' }).press('Enter');
    await expect(site.sidebar.getByRole('link')).toHaveCount(40);
    await site.sidebar.getByRole('link').nth(25).click();
    await expect(page).toHaveURL(/group-3\/page-\d+$/);
    await expect(site.sidebar.locator('[aria-current="page"]')).toBeVisible();
  });

  test('links, back, forward and a reload lead where they should, without a full load', async ({
    site,
    page,
  }) => {
    await site.goto(start);
    await site.markDocument();
    const first = await site.heading.textContent();
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/page-8$/);
    await expect(site.heading).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(page).toHaveURL(/page-7$/);
    await expect(site.heading).toHaveText(first ?? '');
    await page.goForward();
    await expect(page).toHaveURL(/page-8$/);
    expect(await site.isMarked()).toBe(true);
    await site.goto(page.url());
    await page.goBack();
    await expect(page).toHaveURL(/page-7$/);
    await expect(site.heading).toHaveText(first ?? '');
  });

  test('the language menu leads to the Chinese page and back', async ({ site, page }) => {
    await site.goto(start);
    await site.markDocument();
    await site.switchLanguage('简体中文');
    await expect(page).toHaveURL(/\/zh\/guide\/group-0\/page-7$/);
    await expect(site.sidebar.getByRole('link').first()).toHaveAttribute('href', /^\/zh\//);
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/guide\/group-0\/page-7$/);
    await expect(site.sidebar.getByRole('link').first()).toHaveAttribute('href', /^\/guide\//);
    expect(await site.isMarked()).toBe(true);
  });

  test('an address without a page is a 404, in the client too', async ({ site, page }) => {
    const answer = await page.goto(`${SITES.large.url}/guide/group-0/page-9999`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
    await page.getByRole('link', { name: 'Take me home' }).click();
    await expect(site.heading).toHaveText('Corpus');
  });

  test('routes that cannot be fetched are no dead end', async ({ site, page, complaints }) => {
    await site.goto(start);
    await page.route(/\/static\/routes\//, (route) => route.abort());
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/page-8$/);
    await expect(site.heading).toContainText('8');
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
  });
});
