import type { Page } from '@playwright/test';
import { holdFiles } from '../support/holdFiles';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url: kit } = SITES.kit;
const { url: otherSite } = SITES.based;

test.use({ viewport: { width: 1440, height: 600 } });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as a reader does, and waits until the page is there. */
async function scrollBy(page: Page, distance: number): Promise<void> {
  const before = await scrollTop(page);
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollTop(page)).toBe(before + distance);
}

const expectPlace = (page: Page, place: number) => expect.poll(() => scrollTop(page)).toBe(place);

test('[FRAME-2] a reader who scrolls before the page is hydrated stays where he is', async ({
  site,
  page,
}) => {
  const release = await holdFiles(page, /\/static\/js\/index/);
  await page.goto(`${kit}/guide/first`, { waitUntil: 'commit' });
  await expect(page.getByText('number 30')).toBeAttached();
  await scrollBy(page, 300);
  release();
  await site.hydrated();
  await site.sidebar.getByRole('link', { name: 'Shown' }).hover();
  // Fonts that come late may move the text by a fraction of a pixel.
  expect(Math.abs((await scrollTop(page)) - 300)).toBeLessThanOrEqual(1);
});

test('[FRAME-2] a reload, and back from another document, keep the place', async ({
  site,
  page,
}) => {
  await site.goto(`${kit}/guide/first`);
  await scrollBy(page, 700);
  await page.reload();
  await site.hydrated();
  await expectPlace(page, 700);

  await site.goto(`${otherSite}/guide/start`);
  await page.goBack();
  await site.hydrated();
  await expectPlace(page, 700);

  await site.goto(`${kit}/guide/first#far`);
  await scrollBy(page, 300);
  const place = await scrollTop(page);
  await page.reload();
  await site.hydrated();
  await expectPlace(page, place);
});

test('[FRAME-2] a link leads to the top, back and forward to where the reader was', async ({
  site,
  page,
}) => {
  await site.goto(`${kit}/hash/links`);
  await scrollBy(page, 700);
  await site.navbar.getByRole('link', { name: 'Guide' }).dispatchEvent('click');
  await expect(site.heading).toContainText('First page');
  await expectPlace(page, 0);
  await scrollBy(page, 300);

  await page.goBack();
  await expect(site.heading).toContainText('Links to targets');
  await expectPlace(page, 700);
  await page.goForward();
  await expect(site.heading).toContainText('First page');
  await expectPlace(page, 300);

  await page.reload();
  await site.hydrated();
  await expectPlace(page, 300);
  await page.goBack();
  await expect(site.heading).toContainText('Links to targets');
  await expectPlace(page, 700);
});

test('[FRAME-2] back and forward between parts of one page', async ({ site, page }) => {
  await site.goto(`${kit}/guide/first`);
  await scrollBy(page, 100);
  await site.outline.getByRole('link', { name: 'Far' }).click();
  await expect.poll(() => site.distanceBelowNavbar('far')).toBeLessThan(120);
  await scrollBy(page, 400);
  const place = await scrollTop(page);
  await page.goBack();
  await expectPlace(page, 100);
  await page.goForward();
  await expectPlace(page, place);
  await site.outline.getByRole('link', { name: 'Far' }).click();
  await expect.poll(() => site.distanceBelowNavbar('far')).toBeLessThan(120);
});

test('[FRAME-2] a place is reached when the code of its page comes late', async ({
  site,
  page,
}) => {
  await site.goto(`${kit}/guide/first`);
  await scrollBy(page, 700);
  await site.sidebar.getByRole('link', { name: 'Shown' }).click();
  await expect(site.heading).toContainText('Shown');
  await page.reload();
  await site.hydrated();
  const release = await holdFiles(page, /\/static\/js\/pages\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/first$/);
  release();
  await expect(site.heading).toContainText('First page');
  await expectPlace(page, 700);
});

test('[FRAME-2] a place is kept when images above it come late', async ({ site, page }) => {
  const room = page.getByRole('heading', { name: 'Room to scroll' });
  const distance = async () => Math.round((await room.boundingBox())?.y ?? Number.NaN);
  await site.goto(`${kit}/elements/images#room`);
  await expect(room).toBeInViewport();
  // Lines of the fallback font may break elsewhere, which changes the height of the text above.
  await page.evaluate(() => document.fonts.ready);
  await scrollBy(page, 40);
  const below = await distance();

  const release = await holdFiles(page, /rings\.png|boxes\.svg/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await site.hydrated();
  release();
  await page.waitForLoadState();
  await expect.poll(distance).toBe(below);
});
