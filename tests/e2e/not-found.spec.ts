import { expect, test } from '../support/test';

test('[404-1] a missing page says so in English, with a way home', async ({ site, page }) => {
  await site.goto('/no/such/page');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(site.heading).toHaveText('PAGE NOT FOUND');
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(site.heading).toHaveText('Rspack');
});

test('[404-1] a missing page of the Chinese site is Chinese, without a hydration error', async ({
  site,
  page,
}) => {
  await site.goto('/zh/no/such/page');
  await expect(site.heading).toHaveText('找不到页面');
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

for (const [missing, home] of [
  ['/nowhere', '/'],
  ['/zh/nowhere', '/zh/'],
  ['/v1/nowhere', '/v1/'],
  ['/v1/zh/nowhere', '/v1/zh/'],
  ['/V1/ZH/nowhere', '/v1/zh/'],
  ['/Zh/Nowhere', '/zh/'],
] as const) {
  test(`[404-2] from ${missing} the way home is ${home}`, async ({ site, page }) => {
    await site.goto(missing);
    const link = page.getByRole('main').getByRole('link');
    await expect(link).toHaveAttribute('href', home);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`));
    await expect(site.heading).toHaveText('Rspack');
  });
}
