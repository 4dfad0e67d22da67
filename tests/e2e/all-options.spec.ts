import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { holdFiles } from '../support/holdFiles';
import { expect, test } from '../support/test';

/**
 * Returns the row of an option. Roles are slow among a thousand rows, and `:text-is` does not match names that contain
 * places to break.
 */
const rowOf = (page: Page, name: string) =>
  page.locator(`xpath=//tbody/tr[th/a/code[.="${name}"]]`);

const EDITIONS = [
  { route: '/config/all-options', filter: 'Filter options', plugins: /^Plugins/ },
  {
    route: '/zh/config/all-options',
    filter: '筛选选项',
    plugins: /^插件/,
    /** The page with the link that leads there without a load. */
    start: '/zh/config/',
  },
  { route: '/v1/config/all-options', filter: 'Filter options', plugins: /^Plugins/ },
  { route: '/v1/zh/config/all-options', filter: '筛选选项', plugins: /^插件/ },
];

for (const { route, filter, plugins, start } of EDITIONS) {
  test(`[OPT-1] ${route}${start ? ', by a link' : ''}: words and kind narrow all options, and the address keeps them`, async ({
    site,
    page,
  }) => {
    await site.goto(start ?? route);
    if (start) {
      await site.markDocument();
      await page.locator(`main a[href="${route}"]`).first().click();
      await expect(rowOf(page, 'output.publicPath')).toContainText("'auto'");
      expect(await site.isMarked()).toBe(true);
    }
    expect(await page.locator('tbody > tr').count()).toBeGreaterThan(500);
    const found = rowOf(page, 'HtmlRspackPlugin.filename');
    const other = rowOf(page, 'output.path');
    await expect(other).toBeVisible();
    await page.getByRole('searchbox', { name: filter }).fill('filename html');
    await expect(found).toBeVisible();
    await expect(other).toBeHidden();
    await page.getByRole('button', { name: plugins }).press('Enter');
    await expect(page).toHaveURL(/\?q=filename\+html&kind=plugin$/);

    await found.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/plugins\/html-rspack-plugin#/);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: filter })).toHaveValue('filename html');
    await expect(other).toBeHidden();
    await expect(page.getByRole('button', { name: plugins })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
}

test('[OPT-1] text that is typed before the list is hydrated narrows it, beside what the address chooses', async ({
  site,
  page,
}) => {
  const release = await holdFiles(page, /\/static\/js\/index/);
  await page.goto('/config/all-options?badge=removed', { waitUntil: 'commit' });
  await page.getByRole('searchbox').pressSequentially('charset');
  release();
  await site.hydrated();
  await expect(page).toHaveURL(/\?badge=removed&q=charset$/);
  await expect(rowOf(page, 'output.charset')).toBeVisible();
  await expect(rowOf(page, 'output.publicPath')).toBeHidden();
});

test('[OPT-1] a reader narrows the list by a badge, by words that match nothing, and with the keyboard', async ({
  site,
  page,
}) => {
  const rows = page.locator('tbody > tr:not([hidden])');
  const filter = page.getByRole('searchbox');
  await test.step('a badge shows what the version changed, pressed again everything', async () => {
    await site.goto('/config/all-options?badge=removed');
    await expect(rowOf(page, 'output.charset')).toContainText('Removed in v2');
    await expect(rows.filter({ hasNotText: /Removed in (v2|2\.\d)/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Removed/ }).click();
    await expect(page).toHaveURL(/\/config\/all-options$/);
    await expect(rowOf(page, 'output.publicPath')).toBeVisible();
  });

  await test.step('what differs from webpack stands in the address, with what webpack does', async () => {
    await page.getByRole('button', { name: /^Differs from webpack/ }).click();
    await expect(page).toHaveURL(/\/config\/all-options\?badge=differs$/);
    await expect(rowOf(page, 'devtool')).toContainText("In webpack: default 'eval' in development");
    await expect(rowOf(page, 'lazyCompilation')).toContainText('Not in webpack');
    await expect(rowOf(page, 'amd')).toBeHidden();
    await page.getByRole('button', { name: /^Differs from webpack/ }).click();
  });

  await test.step('a filter that nothing matches says so, and leads back to all options', async () => {
    await filter.fill('zzz');
    await expect(page.getByText('No option matches this filter.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all options' }).click();
    await expect(filter).toBeFocused();
    await expect(rowOf(page, 'mode')).toBeVisible();
  });

  await test.step('the keyboard goes from the filter into the list and back', async () => {
    const links = rows.locator('> th > a');
    await filter.fill('publicpath');
    await expect(rowOf(page, 'mode')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(filter).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[OPT-1] the table is complete without scripts @built', async ({ page }) => {
    await page.goto('/config/all-options');
    const row = rowOf(page, 'devtool');
    await expect(row).toContainText('Default changed in v2');
    await expect(row).toContainText("'cheap-module-source-map'");
    await expect(row).toContainText('Default differs from webpack');
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});

/** Pixels that the box around code may reach out of a cell, behind its last letter. */
const BOX_PX = 6;

/** What reaches out of its row, which would cut it. */
const cut = (page: Page) =>
  page.locator('tbody > tr:not([hidden])').evaluateAll(
    (rows, box) =>
      (rows as HTMLElement[]).flatMap((row) => {
        row.style.contentVisibility = 'visible';
        const { right } = row.getBoundingClientRect();
        const parts = [...row.querySelectorAll('code, a, span')];
        return parts
          .filter((part) => part.getBoundingClientRect().right > right + box)
          .map(({ textContent }) => textContent);
      }),
    BOX_PX,
  );

test('[OPT-1] axe finds nothing on the list of all options, and no type is cut on a phone', async ({
  site,
  page,
}) => {
  test.slow();
  for (const prefix of ['', '/zh']) {
    await site.goto(`${prefix}/config/all-options?q=output&badge=changed`);
    const hidden = page.locator('tbody > tr[hidden]');
    await expect(hidden.first()).toBeAttached();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cut(page), `${width} px`).toEqual([]);
    }
    // A thousand rows that nobody sees would take axe ten times as long.
    await hidden.evaluateAll((rows) => {
      for (const row of rows) row.remove();
    });
    expect(await axeFindings(page)).toEqual([]);
  }
});
