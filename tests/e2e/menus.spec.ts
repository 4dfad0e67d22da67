import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const PLACE = 3000;

for (const [name, path, menus] of [
  ['', '/config/output', ['Version', 'Language', 'Appearance']],
  [' in Chinese, for v1', '/v1/zh/config/output', ['版本', '语言', '外观']],
] as const) {
  test(`[NAV-3] [FRAME-2] menus of the navbar that the keyboard opens leave the reader's place${name}`, async ({
    site,
    page,
  }) => {
    await site.goto(`${SITES.docs.url}${path}`);
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), PLACE);
    const menu = page.getByRole('menu');
    for (const label of menus) {
      const button = site.navbar.getByRole('button', { name: label });
      // The menu is loaded with the first key.
      for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Space']) {
        await test.step(`${label}, ${key}`, async () => {
          await button.press(key);
          await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1);
          expect(await page.evaluate(() => window.scrollY)).toBe(PLACE);
          await expect(menu).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
          await expect(menu).toHaveCount(0);
          await expect(button).toBeFocused();
          expect(await page.evaluate(() => window.scrollY)).toBe(PLACE);
        });
      }
    }
  });
}

for (const [key, at] of [
  ['Enter', 0],
  ['Space', 0],
  ['ArrowDown', 0],
  ['ArrowUp', -1],
] as const) {
  test(`[NAV-3] [A11Y-2] ${key} opens a menu at its entry before the menu is loaded`, async ({
    site,
    page,
  }) => {
    let delay = 0;
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    for (const label of ['Version', 'Language', 'Appearance']) {
      delay = 0;
      await site.goto(`${SITES.docs.url}/config/output`);
      delay = 300;
      await site.navbar.getByRole('button', { name: label }).press(key);
      const entries = page.locator('[role=menu] [role^=menuitem]');
      await expect(at === 0 ? entries.first() : entries.last()).toBeFocused();
    }
  });
}
