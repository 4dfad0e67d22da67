import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

/** Sheets at 96 dots per inch. */
const SHEETS = [
  { name: 'A4 upright', width: 794, height: 1123 },
  { name: 'A4 across', width: 1123, height: 794 },
  { name: 'A5 upright', width: 559, height: 794 },
];

async function print(page: Page, { width, height }: { width: number; height: number }) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height });
}

test('on paper of every size: the text alone, over the whole width', async ({ site, page }) => {
  await site.goto('/config/output');
  await page.mouse.wheel(0, 600);
  await expect(site.backToTop).toBeVisible();
  for (const sheet of SHEETS) {
    await test.step(sheet.name, async () => {
      await print(page, sheet);
      const progress = page.locator('.lt-reading-progress');
      for (const part of [site.navbar, site.sidebar, site.outline, site.backToTop, progress]) {
        await expect(part).toBeHidden();
      }
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
      const text = await page.locator('.lt-prose p').first().boundingBox();
      expect(text?.width).toBeGreaterThan(sheet.width * 0.9);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(sheet.width);
    });
  }
});

test('on paper long lines of code are wrapped', async ({ site, page }) => {
  const cutLines = () =>
    page
      .locator('.lt-code__content')
      .evaluateAll((blocks) => blocks.filter((box) => box.scrollWidth > box.clientWidth).length);
  await page.setViewportSize({ width: 360, height: 800 });
  await site.goto(`${SITES.kit.url}/elements/code`);
  expect(await cutLines()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await cutLines()).toBe(0);
});

test('on paper only the tab that is shown has its name', async ({ site, page }) => {
  await site.goto(`${SITES.kit.url}/elements/packages`);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await print(page, { width: 794, height: 1123 });
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveText(['pnpm', 'pnpm']);
});

test('on paper links to other sites show their address, links to pages do not', async ({
  site,
  page,
}) => {
  await site.goto(`${SITES.kit.url}/guide/first`);
  await print(page, { width: 794, height: 1123 });
  const after = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('elsewhere')).toContain('https://example.com/');
  expect(await after('inside')).toBe('none');
});

test('a dark page is printed in ink that can be read on white', async ({ site, page }) => {
  await site.goto('/config/resolve');
  const ink = page.locator('.lt-code code').first();
  const color = () => ink.evaluate((element) => getComputedStyle(element).color);
  const light = await color();
  await site.chooseAppearance('Dark');
  await expect.poll(color).not.toBe(light);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(color).toBe(light);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
});
