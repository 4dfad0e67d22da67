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

/** Menus of links and of choices with every key. The two menus of links differ only in their links. */
const OPENED = {
  Version: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
  Language: ['Enter'],
  Appearance: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
};

/** How long the code of a menu is on its way. */
const DELAY_MS = 300;

for (const [label, keys] of Object.entries(OPENED)) {
  test(`[NAV-3] [A11Y-2] a key opens a menu at its entry before the menu is loaded: ${label}`, async ({
    site,
    page,
  }) => {
    const entries = page.locator('[role=menu] [role^=menuitem]');
    for (const key of keys) {
      await test.step(key, async () => {
        await site.goto(`${SITES.docs.url}/guide/start/introduction`);
        let isDelayed = false;
        await page.route('**/*.js', async (route) => {
          isDelayed = true;
          await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
          await route.continue();
        });
        await site.navbar.getByRole('button', { name: label }).press(key);
        await expect(key === 'ArrowUp' ? entries.last() : entries.first()).toBeFocused();
        expect(isDelayed).toBe(true);
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
}
