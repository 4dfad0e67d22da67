import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.based;

/** Opens a page whose scripts wait; what is returned lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  return release;
}

test('[FAST-1] [SRCH-1] a search that is clicked before scripts have come opens as soon as it can', async ({
  page,
  search,
}) => {
  const release = await openWithoutScripts(page, '/guide/start');
  await search.button.click();
  release();
  await expect(search.input).toBeFocused();
});

test('[FAST-1] [SRCH-1] so does one that Ctrl+K asks for', async ({ page, search }) => {
  const release = await openWithoutScripts(page, '/guide/start');
  await page.keyboard.press('Control+k');
  release();
  await expect(search.input).toBeFocused();
});

test('[FAST-1] [SRCH-1] what is typed before scripts have come is the query', async ({
  page,
  search,
}) => {
  const release = await openWithoutScripts(page, '/guide/start');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('n?/ first');
  release();
  await expect(search.input).toHaveValue('n?/ first');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('[FAST-1] Enter on the button of a menu before scripts have come opens the menu', async ({
  site,
  page,
}) => {
  const release = await openWithoutScripts(page, '/guide/start');
  await site.navbar.getByRole('button', { name: 'Language' }).press('Enter');
  release();
  await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible();
});

test('[FAST-1] buttons of drawers that are tapped early open them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [button, dialog] of [
    ['Open the menu', 'Menu'],
    [/^Contents/, 'Contents'],
  ] as const) {
    const release = await openWithoutScripts(page, '/guide/start');
    await page.getByRole('button', { name: button }).click();
    release();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  }
});
