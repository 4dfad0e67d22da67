import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

test('[NAV-3] a reader goes from the docs to those of Lectern in the same language, searches there, and comes back', async ({
  site,
  page,
  search,
}) => {
  await site.goto('/zh/config/check');
  await site.markDocument();
  await page.getByRole('link', { name: 'MCP 端点' }).click();
  await expect(page).toHaveURL(`${SITES.lectern.url}/zh/mcp`);
  await site.hydrated();
  await expect(site.heading).toContainText('MCP');
  expect(await site.isMarked()).toBe(false);

  await search.search('重定向');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`^${SITES.lectern.url}/zh/redirects`));

  await page.getByRole('contentinfo').getByRole('link', { name: 'Rspack 文档' }).click();
  await expect(page).toHaveURL(`${SITES.docs.url}/zh/`);
});

test('[ROUTE-2] an address that the pages of Lectern had before leads to them, and a wrong one to their own 404 page', async ({
  site,
  page,
}) => {
  await site.goto('/zh/lectern/start#settings');
  await expect(page).toHaveURL(`${SITES.lectern.url}/zh/start#settings`);
  await expect(page.locator('[id="settings"]')).toBeInViewport();
  await site.goto('/lectern/strat');
  await expect(page).toHaveTitle(/Lectern$/);
  await page.getByRole('main').getByRole('link', { name: 'Take me home' }).click();
  await expect(page).toHaveURL(`${SITES.lectern.url}/`);
});
