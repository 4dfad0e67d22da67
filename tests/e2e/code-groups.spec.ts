import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const page1 = `${SITES.kit.url}/elements/code`;

const groups = (page: Page) => page.getByRole('tablist', { name: 'Variants of the code' });
const selected = (page: Page) => groups(page).getByRole('tab', { selected: true });
const shown = (page: Page) => page.getByRole('tabpanel');

/** Chooses a tab of the first group that has it. */
function choose(page: Page, name: string): Promise<void> {
  return groups(page).getByRole('tab', { name, exact: true }).first().click();
}

test('a choice switches every group with a tab of the same name, and no other', async ({
  site,
  page,
}) => {
  await site.goto(page1);
  await expect(selected(page)).toHaveText(['rspack.config.mjs', 'bash', 'rspack.config.ts']);
  await choose(page, 'PowerShell');
  await choose(page, 'rspack.config.ts');
  await expect(selected(page)).toHaveText(['rspack.config.ts', 'PowerShell', 'rspack.config.ts']);
  await choose(page, 'rspack.config.mjs');
  await expect(selected(page)).toHaveText(['rspack.config.mjs', 'PowerShell', 'rspack.config.mjs']);
  await expect(shown(page)).toContainText([
    "mode: 'production'",
    "$env:MODE = 'production'",
    "export default { mode: 'none' }",
  ]);
});

test('the choice holds on other pages and after a reload', async ({ site, page }) => {
  await site.goto(page1);
  await choose(page, 'rspack.config.ts');
  await page.getByRole('link', { name: 'Another page with groups' }).click();
  await expect(page).toHaveURL(/\/elements\/more-code$/);
  await expect(selected(page).first()).toHaveText('rspack.config.ts');
  await page.reload();
  await expect(selected(page).first()).toHaveText('rspack.config.ts');
  await expect(shown(page).first()).toContainText("defineConfig({ mode: 'development' })");
  await site.goto(`${SITES.kit.url}/zh/elements/more-code`);
  await expect(page.getByRole('tab', { name: 'rspack.config.ts' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('tabs of one group with the same label are told apart', async ({ site, page }) => {
  await site.goto(`${SITES.kit.url}/elements/more-code`);
  const tabs = groups(page).last().getByRole('tab');
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'false');
  await expect(shown(page).last()).toContainText('const second = 2;');
});

test('groups follow the tab pattern by keyboard', async ({ site, page }) => {
  await site.goto(page1);
  const tab = (name: string) => groups(page).first().getByRole('tab', { name, exact: true });
  await tab('rspack.config.mjs').focus();
  for (const [key, name] of [
    ['ArrowRight', 'rspack.config.ts'],
    ['End', 'package.json'],
    ['ArrowRight', 'rspack.config.mjs'],
    ['ArrowLeft', 'package.json'],
    ['Home', 'rspack.config.mjs'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
});

test('[A11Y-2] arrow keys lead to the tab at their side, whatever the direction of the tabs is', async ({
  site,
  page,
}) => {
  await site.goto(page1);
  const group = groups(page).first();
  const tab = (name: string) => group.getByRole('tab', { name, exact: true });
  const x = async (name: string) => (await tab(name).boundingBox())?.x ?? 0;
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  await tab('rspack.config.mjs').focus();

  await test.step('code is left-to-right in all languages, and so are its tabs', async () => {
    expect(await x('rspack.config.ts')).toBeGreaterThan(await x('rspack.config.mjs'));
    await page.keyboard.press('ArrowRight');
    await expect(tab('rspack.config.ts')).toBeFocused();
  });

  await test.step('tabs that a site makes right-to-left', async () => {
    await group.evaluate((list) => list.style.setProperty('direction', 'rtl'));
    expect(await x('rspack.config.mjs')).toBeGreaterThan(await x('rspack.config.ts'));
    await page.keyboard.press('ArrowRight');
    await expect(tab('rspack.config.mjs')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('rspack.config.ts')).toBeFocused();
    await expect(tab('rspack.config.ts')).toHaveAttribute('aria-selected', 'true');
  });
});

for (const failure of ['reading', 'writing'] as const) {
  test(`where ${failure} the storage throws, the choice holds while reading on`, async ({
    site,
    page,
  }) => {
    await page.addInitScript((what) => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      if (what === 'reading') Object.defineProperty(window, 'localStorage', { get: refuse });
      else Storage.prototype.setItem = refuse;
    }, failure);
    await site.goto(page1);
    await choose(page, 'rspack.config.ts');
    await expect(selected(page).first()).toHaveText('rspack.config.ts');
    await page.getByRole('link', { name: 'Another page with groups' }).click();
    await expect(page).toHaveURL(/\/elements\/more-code$/);
    await expect(selected(page).first()).toHaveText('rspack.config.ts');
  });
}
