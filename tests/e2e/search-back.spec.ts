import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const docs = SITES.docs.url;
const quickStart = `${docs}/guide/start/quick-start`;
const css = `${docs}/guide/features/css`;

test.describe('on a laptop', () => {
  test('[SRCH-6] Back closes the search and goes to the page before', async ({
    site,
    page,
    search,
  }) => {
    await site.goto(quickStart);
    await site.markDocument();
    await search.search('persistent cache');
    await page.keyboard.press('Enter');
    await expect(search.box).toHaveCount(0);
    await expect(site.heading).not.toHaveText(/Quick start/);
    await search.open();
    await page.goBack();
    await expect(page).toHaveURL(quickStart);
    await expect(search.box).toHaveCount(0);
    await expect(site.heading).toHaveText(/Quick start/);
    expect(await site.isMarked()).toBe(true);
  });
});

test.describe('on a phone, where the search covers the page', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[SRCH-6] Back closes the search and stays at the place of the page, however often it is opened', async ({
    site,
    page,
    search,
  }) => {
    await site.goto(css);
    await site.goto(`${quickStart}#next-steps`);
    const scrollTop = () => page.evaluate(() => window.scrollY);
    const target = await scrollTop();
    await page.mouse.wheel(0, -400);
    await expect.poll(scrollTop).toBe(target - 400);
    for (const _ of [1, 2]) {
      await search.open();
      await page.goBack();
      await expect(search.box).toHaveCount(0);
      await expect(page).toHaveURL(`${quickStart}#next-steps`);
      await expect.poll(scrollTop).toBe(target - 400);
      await expect(search.button).toBeFocused();
    }
    await test.step('a search that is closed otherwise leaves nothing to go back to', async () => {
      await search.open();
      await page.keyboard.press('Escape');
      await expect(search.box).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(css);
    });
  });

  test('[SRCH-6] Back from a result leads to the page where the search was opened', async ({
    site,
    page,
    search,
  }) => {
    await site.goto(css);
    await site.goto(quickStart);
    await site.markDocument();
    await search.search('persistent cache');
    await page.keyboard.press('Enter');
    await expect(search.box).toHaveCount(0);
    await expect(page).not.toHaveURL(quickStart);
    await expect(site.heading).not.toHaveText(/Quick start/);
    await page.goBack();
    await expect(page).toHaveURL(quickStart);
    await expect(site.heading).toHaveText(/Quick start/);
    await expect(search.box).toHaveCount(0);
    expect(await site.isMarked()).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(css);
  });

  test('[AI-2] Back leaves Ask AI before it closes the search', async ({ site, page, search }) => {
    await site.goto(quickStart);
    await search.open();
    await search.input.fill('How do I turn on the persistent cache?');
    await search.box.getByText('Ask AI').first().click();
    await expect(search.box.getByText('These passages are quoted')).toBeVisible();
    await page.goBack();
    await expect(search.box.getByText('These passages are quoted')).toHaveCount(0);
    await expect(search.box).toBeVisible();
    await page.goBack();
    await expect(search.box).toHaveCount(0);
    await expect(page).toHaveURL(quickStart);
  });
});
