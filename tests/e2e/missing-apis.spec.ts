import { expect, test } from '../support/test';

/** Functions of the browser that the theme uses on every page, and that embedded or hardened browsers may lack. */
for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'matchMedia']) {
  test(`[SAFE-2] without ${name} a page is readable, and works as without scripts`, async ({
    site,
    page,
    complaints,
  }) => {
    await page.addInitScript((missing) => Reflect.deleteProperty(window, missing), name);
    await page.goto('/guide/start/introduction');
    // React empties the page first.
    await expect(page.locator('summary').first()).toBeVisible();
    await expect(site.heading).toBeVisible();
    await page.locator('main p a[href^="/"]:visible').first().click();
    await expect(page).not.toHaveURL(/introduction/);
    await expect(page.locator('summary').first()).toBeVisible();
    await expect(site.heading).toBeVisible();
    expect(complaints.splice(0).join()).toContain(name);
  });
}
