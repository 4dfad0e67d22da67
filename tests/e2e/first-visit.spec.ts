import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const docs = SITES.docs.url;
const kit = SITES.kit.url;

test.describe('with a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('[ROUTE-6] the first visit leads to the Chinese page once, with query and hash', async ({
    page,
  }) => {
    await page.goto('/v1/config/resolve?a=1#resolvealias');
    await expect(page).toHaveURL(`${docs}/v1/zh/config/resolve?a=1#resolvealias`);
    await page.goto('/config/resolve');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(`${docs}/config/resolve`);
  });

  test('[ROUTE-6] an address that names a language counts as the choice', async ({ page }) => {
    await page.goto(`${kit}/zh/types/custom`);
    await page.goto(`${kit}/types/custom`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(`${kit}/types/custom`);
  });

  for (const [from, to] of [
    [`${docs}/en/config/resolve?a=1#resolvealias`, `${docs}/config/resolve?a=1#resolvealias`],
    [`${docs}/v1/en/config/entry`, `${docs}/v1/config/entry`],
    [`${docs}/v2/en`, `${docs}/`],
    [`${SITES.based.url}/en/guide/start`, `${SITES.based.url}/guide/start`],
  ] as const) {
    test(`[ROUTE-6] ${new URL(from).pathname} is a choice, which stays`, async ({ page }) => {
      await page.goto(from).catch(() => undefined);
      await expect(page).toHaveURL(to);
      await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', 'en');
      await page.goto(to);
      await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', 'en');
      await expect(page).toHaveURL(to);
    });
  }

  test('[ROUTE-6] so is a link with a language that is followed on another site', async ({
    page,
  }) => {
    await page.goto('about:blank');
    await page.setContent(`<a href="${docs}/en/config/resolve">docs</a>`);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(`${docs}/config/resolve`);
    await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', 'en');
  });

  test('[ROUTE-6] below a base it stays below the base', async ({ page }) => {
    await page.goto(`${SITES.based.url}/guide/start`);
    await expect(page).toHaveURL(`${SITES.based.url}/zh/guide/start`);
  });

  test('[ROUTE-6] an address without a page leads nowhere', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${docs}/nowhere`);
  });

  test.describe('that is a crawler', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

    test('[ROUTE-6] it gets the page that it asked for', async ({ page }) => {
      await page.goto('/config/resolve');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page).toHaveURL(`${docs}/config/resolve`);
    });
  });
});

for (const path of ['/zh/types/only-zh', '/zh/types/custom']) {
  test(`[ROUTE-6] an English browser stays at ${path}, which names a language`, async ({
    page,
  }) => {
    await page.goto(`${kit}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page).toHaveURL(`${kit}${path}`);
  });
}
