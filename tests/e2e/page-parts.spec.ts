import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;

/** The elements that were ever painted since the page began to load, out of those that are asked for. */
async function watchPainted(page: Page, selectors: string[]) {
  await page.addInitScript((watched) => {
    const painted = new Set<string>();
    Object.assign(window, { painted });
    const look = () => {
      for (const selector of watched) {
        const element = document.querySelector(selector);
        if (element && element.getClientRects().length > 0) painted.add(selector);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selectors);
  return () => page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted]);
}

test('[ROUTE-7] navbar, sidebar, outline and footer can be hidden, and are never painted', async ({
  site,
  page,
}) => {
  const painted = await watchPainted(page, [
    '.lt-nav',
    '.lt-doc__sidebar',
    '.lt-doc__outline',
    '.lt-doc-footer',
    '.lt-doc__main',
  ]);
  await site.goto(`${kit}/guide/first?navbar=0&sidebar=0&outline=0&footer=0`);
  await expect(site.heading).toBeVisible();
  expect(await painted()).toEqual(['.lt-doc__main']);
  const main = await page.getByRole('main').boundingBox();
  expect(main?.y).toBe(0);
  expect(main?.width).toBe(960);
});

test('[ROUTE-7] what is hidden stays hidden on the next pages and after a reload', async ({
  site,
  page,
}) => {
  await site.goto(`${kit}/guide/first?navbar=0&outline=0&footer=0`);
  await site.markDocument();
  await site.sidebar.getByRole('link', { name: 'Shown' }).click();
  await expect(page).toHaveURL(`${kit}/guide/fixed/shown?navbar=0&outline=0&footer=0`);
  expect(await site.isMarked()).toBe(true);
  await expect(site.navbar).toBeHidden();
  await page.reload();
  await expect(site.heading).toContainText('Shown');
  await expect(site.navbar).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${kit}/guide/first?navbar=0&outline=0&footer=0`);
});

test('[ROUTE-7] one part alone can be hidden, at every width', async ({ site, page }) => {
  const widths = [1440, 1100, 800];
  await site.goto(`${kit}/guide/first?sidebar=0`);
  for (const width of widths) {
    await test.step(`without the sidebar, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(site.sidebar).toBeHidden();
      await expect(page.getByRole('button', { name: 'Contents' })).toBeHidden();
    });
  }
  await site.goto(`${kit}/guide/first?outline=0`);
  for (const width of widths) {
    await test.step(`without the outline, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(site.outline).toBeHidden();
      if (width > 960) await expect(site.sidebar).toBeVisible();
      else await expect(page.getByRole('button', { name: 'Contents' })).toBeVisible();
    });
  }
});

test('[ROUTE-7] the text takes the room of the sidebar', async ({ site, page }) => {
  const leftOfMain = async () => (await page.getByRole('main').boundingBox())?.x ?? 0;
  await site.goto(`${kit}/guide/first`);
  const beside = await leftOfMain();
  await site.goto(`${kit}/guide/first?sidebar=0`);
  expect(await leftOfMain()).toBeLessThan(beside);
});

test('[ROUTE-9] frontmatter hides the parts and the text takes the room', async ({
  site,
  page,
}) => {
  await site.goto(`${kit}/types/parts`);
  await expect(site.heading).toContainText('Page without parts');
  await expect(site.navbar).toHaveCount(0);
  await expect(site.sidebar).toHaveCount(0);
  await expect(site.outline).toHaveCount(0);
  await expect(page.locator('footer')).toHaveCount(0);
  const main = await page.getByRole('main').boundingBox();
  expect(main?.y).toBe(0);
  const middle = (main?.x ?? 0) + (main?.width ?? 0) / 2;
  expect(Math.abs(middle - 720)).toBeLessThan(2);
});
