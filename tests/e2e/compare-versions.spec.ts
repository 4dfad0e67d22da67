import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.based;
const MORE = /^(More ways to use this page|更多使用方式)$/;

/** Opens the comparison from the menu of the page. */
async function compare(page: Page, name: string) {
  await page.getByRole('button', { name: MORE }).click();
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name: /→/ });
}

test('[AUTH-3] a page is compared with the same page of the old version, word by word', async ({
  page,
  site,
}) => {
  await site.goto(`${url}/options`);
  const dialog = await compare(page, 'Compare with v1');
  await expect(dialog).toHaveAccessibleName(/Options.*v1 → v2/);
  await expect(dialog.locator('del')).toHaveText([
    'development',
    '1',
    'Removed',
    'This section is only in v1.',
  ]);
  await expect(dialog.locator('ins').first()).toHaveText('production');
  await expect(dialog.getByText('Paragraph 3')).toBeHidden();
  await dialog.getByRole('button', { name: /Unchanged blocks/ }).click();
  await expect(dialog.getByText('Paragraph 3')).toBeVisible();
});

test('[AUTH-3] on a page of the old version the comparison has the same direction', async ({
  page,
  site,
}) => {
  await site.goto(`${url}/v1/zh/options`);
  const dialog = await compare(page, '与 v2 对比');
  await expect(dialog).toHaveAccessibleName(/选项.*v1 → v2/);
  await expect(dialog.locator('del').first()).toHaveText('development');
  await expect(dialog.locator('ins').first()).toHaveText('production');
});

test('[AUTH-3] a comparison is shared by its address, in the language of the page', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.goto(`${url}/zh/options?sidebar=0`);
  const dialog = await compare(page, '与 v1 对比');
  await dialog.getByRole('button', { name: '复制对比链接' }).click();
  await expect(dialog.getByRole('button', { name: '已复制' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${url}/zh/options?sidebar=0&compare=v1`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${url}/zh/options?sidebar=0`);

  await site.goto(link);
  await expect(dialog).toHaveAccessibleName(/选项.*v1 → v2/);
  await expect(dialog.locator('del').first()).toHaveText('development');
  await expect(page.getByRole('link', { name: /查看 Markdown/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${url}/zh/options?sidebar=0`);

  await site.goto(`${url}/only-en`);
  await page.getByRole('link', { name: 'changed options' }).click();
  await expect(dialog).toHaveAccessibleName(/Options.*v1 → v2/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${url}/options`);

  await site.goto(`${url}/only-en?compare=v1`);
  await expect(page.getByRole('button', { name: MORE })).toHaveAttribute(
    'data-base-ui-click-trigger',
  );
  await expect(dialog).toHaveCount(0);
});

test('[AUTH-3] pages that say the same are compared as equal; a page of one version is not compared', async ({
  page,
  site,
}) => {
  await site.goto(`${url}/guide/start`);
  const dialog = await compare(page, 'Compare with v1');
  await expect(dialog.getByText('No differences between v1 and v2.')).toBeVisible();
  await page.keyboard.press('Escape');

  await site.goto(`${url}/v1/only-v1`);
  await page.getByRole('button', { name: MORE }).click();
  await expect(page.getByRole('link', { name: /View as Markdown/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Compare/ })).toHaveCount(0);
});

test('[AUTH-3] a comparison that fails can be tried again', async ({ page, site }) => {
  await site.goto(`${url}/options`);
  await page.route('**/v1/options.md', (route) => route.fulfill({ status: 404, body: '' }));
  const dialog = await compare(page, 'Compare with v1');
  await expect(dialog.getByRole('alert')).toContainText('could not be fetched');
  await page.unroute('**/v1/options.md');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.locator('del').first()).toHaveText('development');
});

test('[AUTH-3] the comparison works by keyboard, and the focus returns to the menu', async ({
  page,
  site,
}) => {
  await site.goto(`${url}/options`);
  const more = page.getByRole('button', { name: MORE });
  await more.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('button', { name: 'Compare with v1' });
  await expect(item).toBeVisible();
  await item.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /→/ });
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
});

test('[AUTH-3] options are compared with themselves, as readers see them, and keys lead from change to change', async ({
  page,
  site,
}) => {
  await site.goto('/config/cache');
  const dialog = await compare(page, 'Compare with v1');
  const current = dialog.locator('[data-kind][aria-current]');
  await expect(dialog.locator('ins, del').first()).toBeVisible();
  await expect(dialog.getByText(/\]\(|^#+ |```|\|\s*-{3}/)).toHaveCount(0);
  await page.keyboard.press('n');
  const first = await current.textContent();
  await page.keyboard.press('n');
  await expect(current).not.toHaveText(first ?? '');
  await expect(current).toBeInViewport();
  await page.keyboard.press('p');
  await expect(current).toHaveText(first ?? '');
  await expect(current).toBeFocused();
  await dialog.getByRole('button', { name: 'Previous change' }).click();
  await expect(current).not.toHaveText(first ?? '');
  await expect(current).toBeInViewport();
  await dialog.getByRole('button', { name: 'Next change' }).click();
  await expect(current).toHaveText(first ?? '');
});

test('[AUTH-3] the comparison has no accessibility problems, light and dark, and fits a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.goto(`${url}/zh/options`);
  const dialog = await compare(page, '与 v1 对比');
  await expect(dialog.locator('ins').first()).toBeVisible();
  expect(await axeFindings(page, '.lt-compare', [390])).toEqual([]);
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});
