import { readdirSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const based = SITES.based.url;

const indexFiles = (folder: string) =>
  readdirSync(`${folder}/static`).filter((name) => name.includes('search'));

test('[NAV-1] items stand left or right (the default), with a tag, and the current one is marked', async ({
  site,
}) => {
  await site.goto(`${based}/guide/start`);
  const guide = site.navbar.getByRole('link', { name: 'Guide' });
  const more = site.navbar.getByRole('button', { name: 'More', exact: true });
  await expect(guide).toHaveAttribute('aria-current', 'true');
  await expect(guide).toContainText('new');
  await expect(more).not.toHaveAttribute('aria-current');
  const space = await site.navbar.locator('.lt-nav__space').boundingBox();
  expect((await guide.boundingBox())?.x).toBeLessThan(space?.x ?? 0);
  expect((await more.boundingBox())?.x).toBeGreaterThan(space?.x ?? 0);
});

for (const prefix of ['', '/zh', '/v1', '/v1/zh']) {
  test(`[NAV-1] links at every depth keep ${prefix || 'the default'} as version and language`, async ({
    site,
    page,
  }) => {
    await site.goto(`${based}${prefix}/guide/start`);
    await site.navbar.getByRole('button', { name: /^(More|更多)$/ }).click();
    const links = page.getByRole('menu').getByRole('menuitem');
    await expect(links).toHaveCount(3);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      `/docs${prefix}/`,
      `/docs${prefix}/docs-api`,
      `/docs${prefix}/guide/links`,
    ]);
    await expect(page.getByRole('group', { name: /^(Tools|工具)$/ })).toContainText('experimental');
    await links.last().click();
    await expect(page).toHaveURL(`${based}${prefix}/guide/links`);
    await expect(site.navbar.getByRole('button', { name: /^(More|更多)$/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
}

test('[NAV-2] without search there is no box, no key and no index', async ({ site, page }) => {
  const { url, folder } = SITES.kit;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await site.goto(`${url}/guide/first`);
  await expect(site.navbar.getByRole('button', { name: 'Search' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked.filter((address) => address.includes('search'))).toEqual([]);
  expect(indexFiles(folder)).toEqual([]);
});

test('[NAV-2] with search there is a box', async ({ site }) => {
  await site.goto('/');
  await expect(site.navbar.getByRole('button', { name: 'Search' })).toBeVisible();
  const { places } = JSON.parse(
    readFileSync(`${SITES.docs.folder}/static/search/index.json`, 'utf8'),
  );
  expect(places).toHaveLength(4);
  expect(indexFiles(SITES.docs.folder)).toEqual(['search']);
});

test('[NAV-4] a version without the page leads to its nearest parent, which says so', async ({
  site,
  page,
}) => {
  await site.goto(`${based}/guide/new?a=1`);
  await site.markDocument();
  await site.switchVersion('v1');
  await expect(page).toHaveURL(`${based}/v1/?a=1&instead-of=/guide/new`);
  const notice = page.getByRole('note').filter({ hasText: '/guide/new' });
  await expect(notice).toContainText('There is no page /guide/new in v1.');
  await page.reload();
  await expect(notice).toBeVisible();
  const left = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().left);
  expect(await left(notice)).toBe(await left(site.navbar.locator('.lt-brand')));
  await notice.getByRole('link', { name: 'Back to the page in v2' }).click();
  await expect(page).toHaveURL(`${based}/guide/new`);
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('[NAV-4] a page that exists in both versions says nothing', async ({ site, page }) => {
  await site.goto(`${based}/v1/guide/start?instead-of=/guide/start`);
  await expect(page.getByRole('note')).toHaveCount(1);
  await expect(page.getByRole('note')).toContainText('You are reading the documentation of v1.');
});

test('[NAV-5] the appearance switch offers light, dark and auto, and marks the chosen one', async ({
  site,
  page,
}) => {
  await site.goto(`${based}/guide/start`);
  await site.navbar.getByRole('button', { name: 'Appearance' }).click();
  const choices = page.getByRole('menuitemradio');
  await expect(choices).toHaveText(['Light', 'Dark', 'Auto']);
  await expect(choices.nth(2)).toHaveAttribute('aria-checked', 'true');
  await choices.nth(1).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await site.navbar.getByRole('button', { name: 'Appearance' }).click();
  await expect(choices.nth(1)).toHaveAttribute('aria-checked', 'true');
});

test('[NAV-5] there is no switch where dark mode is disabled', async ({ site, page }) => {
  await site.goto(`${SITES.kit.url}/guide/first`);
  await expect(site.navbar.getByRole('button', { name: 'Appearance' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Dark' })).toHaveCount(0);
});

test('[NAV-9] the navbar is 56 px high up to 768 px, and 72 px from there on', async ({
  site,
  page,
}) => {
  await site.goto('/');
  const heights: Record<number, number | undefined> = {};
  for (const width of [390, 768, 769, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    heights[width] = (await site.navbar.boundingBox())?.height;
  }
  expect(heights).toEqual({ 390: 56, 768: 56, 769: 72, 1440: 72 });
});
