import type { Page } from '@playwright/test';
import type { SitePage } from '../support/SitePage';
import { expect, test } from '../support/test';

const FRAME_MS = 500;

/** Lets every frame that is asked for come late, as on a slow device. */
async function slowFrames(page: Page): Promise<void> {
  await page.addInitScript((delay) => {
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      window.setTimeout(() => request(callback), delay) as unknown as number;
    window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
  }, FRAME_MS);
}

/** More than the two frames after which the heading gets the focus. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((done) => requestAnimationFrame(done));
  });

test('[A11Y-2] where frames are late, the heading of the new page gets the focus, if the reader has not moved it', async ({
  site,
  page,
}) => {
  test.slow();
  const { heading, navbar } = site;
  let current = 'Entry';
  /** Goes to the other page by a link; whether its heading gets the focus is open. */
  const goOn = async () => {
    current = current === 'Entry' ? 'Resolve' : 'Entry';
    const name = current.toLowerCase();
    await site.sidebar.getByRole('link', { name, exact: true }).click();
    await expect(heading).toContainText(current);
  };
  await slowFrames(page);
  await site.goto('/config/entry');

  await test.step('it gets the focus', async () => {
    await goOn();
    await expect(heading).toBeFocused();
  });

  await test.step('a focus that is moved without a key, as screen readers do, stays', async () => {
    await goOn();
    const button = navbar.getByRole('button', { name: 'Language' });
    await button.focus();
    await settle(page);
    await expect(button).toBeFocused();
  });

  await test.step('a reader who goes on with Tab is not called back', async () => {
    await goOn();
    await page.keyboard.press('Tab');
    await settle(page);
    await expect(heading).not.toBeFocused();
    await expect(page.locator('[aria-live="assertive"]')).toHaveText(current);
  });

  for (const menu of ['Language', 'Appearance', 'Version']) {
    await test.step(`the ${menu} menu that is opened at once after a navigation stays open`, async () => {
      await goOn();
      const button = navbar.getByRole('button', { name: menu });
      await button.click();
      await settle(page);
      await expect(page.getByRole('menu')).toBeVisible();
      await expect(heading).not.toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }

  await test.step('a search that is opened at once after a navigation keeps the focus', async () => {
    await goOn();
    await page.keyboard.press('Control+k');
    await settle(page);
    await expect(page.getByPlaceholder('Search')).toBeFocused();
  });
});

test('[A11Y-2] a key that is pressed as soon as the new page is there counts', async ({
  site,
  page,
}) => {
  await site.goto('/config/resolve');
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent.includes('Entry')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  await site.sidebar.getByRole('link', { name: 'entry', exact: true }).click();
  await expect(page.locator('[aria-live="assertive"]')).toHaveText('Entry');
  await expect(site.heading).not.toBeFocused();
});

test.describe('while the next page is being loaded', () => {
  /** Goes to a page whose code waits, does something there, and lets the code come. */
  async function meanwhile(site: SitePage, act: () => Promise<unknown>): Promise<void> {
    const { page } = site;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/static\/js\/(pages\/|async\/route-)/, async (route) => {
      await held;
      await route.continue();
    });
    await site.sidebar.getByRole('link', { name: 'entry', exact: true }).click();
    await act();
    release();
    await expect(site.heading).toContainText('Entry');
    await expect(page.locator('[aria-live="assertive"]')).toHaveText('Entry');
  }

  test('[A11Y-2] a menu that is opened then stays open', async ({ site, page }) => {
    await site.goto('/config/resolve');
    const button = site.navbar.getByRole('button', { name: 'Appearance' });
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await meanwhile(site, () => button.click());
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(site.heading).not.toBeFocused();
  });

  test('[A11Y-2] a search that is opened then keeps the focus', async ({ site, page }) => {
    const field = page.getByPlaceholder('Search');
    await site.goto('/config/resolve');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await meanwhile(site, async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
    });
    await expect(field).toBeFocused();
  });
});
