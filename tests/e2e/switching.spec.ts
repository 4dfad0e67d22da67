import { expect, test } from '../support/test';

test('[NAV-3] the language menu leads to the same page and keeps query and hash', async ({
  site,
  page,
}) => {
  await site.goto('/config/resolve?from=test#resolvealias');
  await site.markDocument();
  await site.switchLanguage('简体中文');
  await expect(page).toHaveURL(/\/zh\/config\/resolve\?from=test#resolvealias$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  expect(await site.isMarked()).toBe(true);
  await site.switchLanguage('English');
  await expect(page).toHaveURL(/:\d+\/config\/resolve\?from=test#resolvealias$/);
});

test('[NAV-3] the language menu stays for 150 ms after the pointer has left it', {
  tag: '@built',
}, async ({ site, page }) => {
  await site.goto('/config/resolve');
  const button = site.navbar.getByRole('button', { name: 'Language' });
  const menu = page.getByRole('menu', { name: 'Language' });
  await button.hover();
  await expect(menu).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(400, 700);
  await page.clock.runFor(130);
  await expect(menu).toBeVisible();
  await page.clock.runFor(400);
  await expect(menu).toBeHidden();
});

test('[NAV-3] a pointer that passes over the language menu leaves the focus where it is', {
  tag: '@built',
}, async ({ site, page }) => {
  await site.goto('/config/all-options');
  const field = page.getByRole('searchbox');
  await field.click();
  await site.navbar.getByRole('button', { name: 'Language' }).hover();
  const menu = page.getByRole('menu', { name: 'Language' });
  await expect(menu).toBeVisible();
  await page.keyboard.type('pub');
  await expect(field).toHaveValue('pub');
  await page.mouse.move(600, 700);
  await expect(menu).toBeHidden();
  await expect(field).toBeFocused();
});

test('[NAV-3] the language menu works by keyboard, and a click on its button keeps what the pointer opened; Escape returns there', {
  tag: '@built',
}, async ({ site, page }) => {
  await site.goto('/config/resolve');
  const button = site.navbar.getByRole('button', { name: 'Language' });
  const menu = page.getByRole('menu', { name: 'Language' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();

  await button.hover();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('[NAV-4] the version menu leads to the same page in the other version', async ({
  site,
  page,
}) => {
  await site.goto('/zh/config/resolve');
  await site.switchVersion('v1');
  await expect(page).toHaveURL(/\/v1\/zh\/config\/resolve$/);
  await expect(page.getByRole('note').first()).toContainText('v1');
  await page.getByRole('link', { name: '查看 v2 的同一页面' }).click();
  await expect(page).toHaveURL(/:\d+\/zh\/config\/resolve$/);
});

test('on a phone the menu holds sections, languages and appearances, and closes on navigation', {
  tag: '@built',
}, async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.goto('/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: '简体中文' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Dark' })).toBeVisible();
  await menu.getByRole('link', { name: 'Config' }).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(menu).toBeHidden();
});
