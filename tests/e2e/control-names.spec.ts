import type { Page } from '@playwright/test';
import { wrongNames } from '../support/axe';
import { expect, test } from '../support/test';

const PAGES = [
  '/',
  '/zh/',
  '/guide/start/quick-start',
  '/v1/zh/config/target',
  '/config/',
  '/config/output',
  '/config/all-options',
  '/config/check',
  '/guide/optimization/splitting-bundles',
  '/news/',
  '/no/such/page',
  '/lectern/',
  '/lectern/zh/plugins',
];

const WIDTHS = [390, 1280];

test('[A11Y-1] the name of every control has the words that it shows', async ({ site, page }) => {
  test.slow();
  const found: string[] = [];
  for (const address of PAGES) {
    await site.goto(address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await wrongNames(page)).map((line) => `${address}, ${width} px: ${line}`));
    }
  }
  expect(found).toEqual([]);
});

test('[A11Y-1] also in menus, drawers and dialogs', async ({ site, page }) => {
  test.slow();
  await site.goto('/guide/start/quick-start');
  const opened = async (width: number, name: string | RegExp, role: 'menu' | 'dialog') => {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name }).first().press('Enter');
    await expect(page.getByRole(role)).toBeVisible();
    expect.soft(await wrongNames(page), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
  };
  await opened(1280, 'Language', 'menu');
  await opened(1280, 'Version', 'menu');
  await opened(1280, 'Appearance', 'menu');
  await opened(1280, 'Related tools', 'dialog');
  await opened(1280, 'More ways to use this page', 'dialog');
  await opened(1280, 'Search', 'dialog');
  await opened(390, /^Contents/, 'dialog');
  await opened(390, 'Open the menu', 'dialog');
});

/** The name that assistive technology and voice control know a control by. */
const nameOf = async (page: Page, selector: string) =>
  (await page.locator(selector).ariaSnapshot()).match(/"(.*)"/)?.[1];

test('the search, the language and the version are found by what they show', async ({
  site,
  page,
}) => {
  await site.goto('/guide/start/quick-start');
  expect(await nameOf(page, '.lt-search')).toBe('Search Ctrl K');
  expect(await nameOf(page, '.lt-nav__language')).toBe('Language: English');
  expect(await nameOf(page, '.lt-nav__version')).toBe('Version: v2');
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await nameOf(page, '.lt-search')).toBe('Search');
});
