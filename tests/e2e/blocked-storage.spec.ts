import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

test.describe('where storage throws, as with refused cookies', () => {
  test.use({ locale: 'zh-CN' });

  test.beforeEach(async ({ site, page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await site.goto('/config/resolve');
  });

  test('[THEME-5] the page is shown, and nobody is sent to another language', async ({
    site,
    page,
  }) => {
    await expect(site.heading).toContainText('Resolve');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('[THEME-5] the appearance changes, and stays while reading on', async ({ site, page }) => {
    await site.chooseAppearance('Dark');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await site.sidebar.getByRole('link', { name: 'entry' }).click();
    await expect(page).toHaveURL(/\/config\/entry$/);
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  test("[THEME-5] Rspress's tabs work, also those that share a choice", async ({ site, page }) => {
    await site.goto(`${SITES.kit.url}/types/tabs`);
    await page.getByText('Second', { exact: true }).first().click();
    await expect(page.getByText('The second text.')).toHaveCount(2);
    await expect(page.getByText('The second text.').last()).toBeVisible();
  });
});
