import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;
test.describe('source code', () => {
  for (const [prefix, label] of [
    ['', 'Source'],
    ['/zh', '源码'],
  ] as const) {
    test(`[ELEM-5] ${label} leads to GitHub or GitLab, in a new tab`, async ({ site, page }) => {
      await page
        .context()
        .route(/^https:\/\/git(hub|lab)\.com\//, (route) => route.fulfill({ body: 'the code' }));
      await site.goto(`${kit}${prefix}/elements/page`);
      for (const [platform, href] of [
        ['GitHub', 'https://github.com/example/kit/blob/main/a.ts'],
        ['GitLab', 'https://gitlab.com/example/kit/-/blob/main/a.ts'],
      ] as const) {
        const link = page.getByRole('link', { name: `${label} ${platform}` });
        await expect(link).toBeVisible();
        const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
        await expect(tab).toHaveURL(href);
        expect(await tab.evaluate(() => window.opener)).toBeNull();
      }
    });
  }
});
