import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const docs = SITES.docs.url;
const first = `${docs}/guide/features/css`;
const second = `${docs}/guide/features/persistent-cache`;

test.beforeEach(async ({ site, page }) => {
  await site.goto(first);
  await site.sidebar.getByRole('link', { name: 'Persistent cache' }).click();
  await expect(page).toHaveURL(second);
  await expect(site.heading).toHaveText(/Persistent cache/);
});

test('[NAV-3] [TOOL-3] Back closes an open menu and an open popover', async ({ site, page }) => {
  for (const [button, role] of [
    [site.navbar.getByRole('button', { name: 'Language' }), 'menu'],
    [site.navbar.getByRole('button', { name: 'Related tools' }), 'dialog'],
  ] as const) {
    await button.press('Enter');
    await expect(page.getByRole(role)).toBeVisible();
    await page.goBack();
    await expect(site.heading).toHaveText(/CSS/);
    await expect(page.getByRole(role)).toHaveCount(0);
    await page.goForward();
    await expect(site.heading).toHaveText(/Persistent cache/);
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});

test('[SIDE-2] Back closes the outline of a phone', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(site.heading).toHaveText(/CSS/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[A11Y-2] Back closes the list of keyboard shortcuts', async ({ site, page }) => {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(site.heading).toHaveText(/CSS/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
