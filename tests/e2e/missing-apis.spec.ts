import { expect, test } from '../support/test';

/** Functions of the browser that the theme uses on every page, and that embedded or hardened browsers may lack. */
for (const name of ['ResizeObserver', 'IntersectionObserver', 'matchMedia']) {
  test(`[SAFE-2] [PAGE-1] without ${name} the text of a page stays, and its links work`, async ({
    site,
    page,
    complaints,
  }) => {
    await page.addInitScript((missing) => Reflect.deleteProperty(window, missing), name);
    await page.goto('/guide/start/quick-start');
    await page.waitForLoadState('load');
    const failed = page.locator('html:not([data-hydrated])');
    await expect(page.locator('html[data-hydrated]').or(failed)).toBeAttached();
    await expect(site.heading).toBeVisible();
    await page.locator('main a[href^="/guide/"]').first().click();
    await expect(page).not.toHaveURL(/quick-start/);
    await expect(site.heading).toBeVisible();
    complaints.splice(0);
  });
}
