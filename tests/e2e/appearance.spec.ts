import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

test('[THEME-2] a choice changes the class and the color scheme, and is applied before the first paint of a reload', async ({
  site,
  page,
}) => {
  await site.goto('/config/resolve');
  const html = page.locator('html');
  await expect(html).not.toHaveClass(/dark/);
  await site.chooseAppearance('Dark');
  await expect(html).toHaveClass(/dark/);
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 17, 16)');

  await page.addInitScript(() => {
    const record = () => {
      const root = document.documentElement;
      if (document.body) {
        Object.assign(window, {
          atBody: [root.classList.contains('dark'), root.style.colorScheme],
        });
        observer.disconnect();
      }
    };
    const observer = new MutationObserver(record);
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  const atBody = await page.evaluate(() => (window as unknown as { atBody: unknown }).atBody);
  expect(atBody).toEqual([true, 'dark']);
  await expect(html).toHaveClass(/dark/);
});

test('[THEME-1] auto follows the system, also while the page is open', async ({ site, page }) => {
  await site.goto('/');
  await test.step('our styles win over the ones of Rspress', async () => {
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('rspress-theme-appearance'))).toBeNull();
});

test.describe('where dark mode is disabled', () => {
  test.use({ colorScheme: 'dark' });

  test('[THEME-3] the site is light, whatever the system and the storage say', async ({
    site,
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
    await site.goto(`${SITES.kit.url}/guide/first`);
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(site.navbar.getByRole('button', { name: 'Appearance' })).toHaveCount(0);
  });
});
