import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.describe('scroll to top', () => {
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

  for (const [kind, address, name] of [
    ['doc', '/config/resolve', 'Back to top'],
    ['home', '/', 'Back to top'],
    ['overview', '/config/', 'Back to top'],
    ['not-found', '/nowhere', 'Back to top'],
    ['Chinese', '/zh/config/resolve', '回到顶部'],
  ] as const) {
    test(`[ELEM-4] ${kind} page: the button shows after 100 pixels and leads back`, async ({
      site,
      page,
    }) => {
      await page.setViewportSize({ width: 1000, height: 240 });
      await site.goto(address);
      const button = page.getByRole('button', { name });
      await expect(button).toHaveCount(0);
      await scrollTo(page, 100);
      await expect.poll(() => scrolled(page)).toBe(100);
      await expect(button).toHaveCount(0);
      await scrollTo(page, 101);
      await expect(button).toBeVisible();
      await button.click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(button).toHaveCount(0);
    });
  }

  test('[ELEM-4] at every width the button is beside the text, not over it', async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await site.goto('/config/all-options');
    await scrollTo(page, 1500);
    for (const width of [320, 768, 1024, 1440]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 });
        const button = await site.backToTop.boundingBox();
        const text = await page.locator('.lt-doc__main').boundingBox();
        expect(button?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? width));
      });
    }
  });

  test('[ELEM-4] a press during which the tooltip comes leads back, too', async ({
    site,
    page,
  }) => {
    await site.goto('/config/resolve');
    await scrollTo(page, 2000);
    await expect(site.backToTop).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/static/js/async/**', async (route) => {
      await held;
      await route.continue();
    });
    const late = page.waitForRequest('**/static/js/async/**');
    await site.backToTop.hover();
    await late;
    await page.mouse.down();
    release();
    // The bundler takes away the element of a script that has come.
    await expect(page.locator('head script[data-rspack]')).toHaveCount(0);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(0))));
    await page.mouse.up();
    await expect.poll(() => scrolled(page)).toBe(0);
    await site.backToTop.waitFor({ state: 'detached' });
  });

  test('[ELEM-4] by keyboard it leads back too, and the focus goes on from the top', async ({
    site,
    page,
  }) => {
    await site.goto('/config/resolve');
    await scrollTo(page, 2000);
    await site.backToTop.press('Enter');
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});
