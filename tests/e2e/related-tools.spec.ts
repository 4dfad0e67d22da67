import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const NAMES = ['Rspack', 'Rsbuild', 'Rslib', 'SWC', 'Rstest', 'Rslint', 'Rsdoctor', 'Rspress'];

function parts(page: Page, name = 'Related tools') {
  const popup = page.getByRole('dialog', { name });
  return { popup, button: page.getByRole('banner').getByRole('button', { name }) };
}

test('[TOOL-1] the popover lists eight tools in two groups, each with text, logo and link', async ({
  site,
  page,
}) => {
  await site.goto('/guide/start/introduction');
  const { button, popup } = parts(page);
  await button.click();
  await expect(popup.getByRole('region', { name: 'Build' }).getByRole('link')).toHaveCount(4);
  await expect(popup.getByRole('region', { name: 'Check and publish' })).toBeVisible();
  const links = popup.getByRole('link');
  await expect(links).toHaveCount(NAMES.length);
  for (const [index, name] of NAMES.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveText(new RegExp(`^${name}.+`));
    await expect(link).toHaveAttribute('href', /^https:\/\/\w+\.rs\/$/);
    await expect(link).toHaveAttribute('target', '_blank');
    const logo = link.locator('img');
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('[TOOL-2] the Chinese site shows Chinese texts and Chinese addresses', async ({
  site,
  page,
}) => {
  await site.goto('/v1/zh/guide/start/introduction');
  const { button, popup } = parts(page, '相关工具');
  await button.click();
  await expect(popup.getByRole('region', { name: '构建' })).toBeVisible();
  const link = popup.getByRole('link', { name: 'Rsbuild' });
  await expect(link).toHaveText('Rsbuild应用构建工具');
  await expect(link).toHaveAttribute('href', 'https://rsbuild.rs/zh/');
});

test('[TOOL-2] [TOOL-4] [TOOL-5] a site has the texts and logos that it gives, in a popover of our size, from no other host', async ({
  site,
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await site.goto(`${SITES.kit.url}/`);
  const { button, popup } = parts(page);
  await button.click();

  await test.step('a tool without English texts shows the ones that it has', async () => {
    await expect(popup.getByRole('region', { name: 'First group' })).toContainText('A full tool');
    const bare = popup.getByRole('region', { name: 'Second group' }).getByRole('link');
    await expect(bare).toHaveAttribute('href', 'https://example.org/');
  });

  await test.step('the popover: size of the title, font, radius, layer', async () => {
    const title = popup.getByRole('heading', { name: 'Related tools' });
    await expect(title).toHaveCSS('min-width', '177px');
    expect((await title.boundingBox())?.width).toBeGreaterThanOrEqual(177);
    await expect(popup).toHaveCSS('font-size', '14px');
    await expect(popup).toHaveCSS('border-radius', '6px');
    await expect(page.locator('.lt-popover__positioner')).toHaveCSS('z-index', '1030');
  });

  await test.step('a logo is scaled as the tool says', async () => {
    const logos = popup.locator('img');
    await expect(logos.first()).toHaveAttribute('src', '/mark.svg');
    await expect(logos.first()).toHaveCSS('scale', '1.5');
    await expect(logos.last()).toHaveCSS('scale', 'none');
    await expect
      .poll(() => logos.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
  expect([...hosts]).toEqual([new URL(SITES.kit.url).host]);
});

test('[TOOL-3] it opens a tenth of a second after the pointer came, and closes as long after', async ({
  site,
  page,
}) => {
  await site.goto('/');
  const { button, popup } = parts(page);
  await button.focus();
  // The button of the loaded popover took the place of the plain one.
  await expect(button).toHaveAttribute('id', /./);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.hover();
  await page.clock.runFor(80);
  await expect(popup).toBeHidden();
  await page.clock.runFor(40);
  await expect(popup).toBeVisible();

  await page.mouse.move(20, 700);
  await page.clock.runFor(80);
  await expect(popup).toBeVisible();
  await page.clock.runFor(400);
  await expect(popup).toBeHidden();
});

test('[TOOL-3] [TOOL-4] it opens by keyboard, above menus; the pointer may go from the button into it', async ({
  site,
  page,
}) => {
  await site.goto('/');
  const { button, popup } = parts(page);

  await test.step('Escape closes it and returns the focus', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('link', { name: 'Rspack' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(popup.getByRole('link', { name: 'Rsbuild' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('menus are layered below the popover', async () => {
    const language = site.navbar.getByRole('button', { name: 'Language' });
    await language.press('Enter');
    await expect(page.locator('.lt-menu__positioner')).toHaveCSS('z-index', '1000');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('the pointer may go from the button into the popover', async () => {
    await button.hover();
    await expect(popup).toBeVisible();
    const link = popup.getByRole('link', { name: 'Rslib' });
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(x + 40, y + 10, { steps: 12 });
    await page.clock.runFor(400);
    await expect(popup).toBeVisible();
  });
});

test('[TOOL-3] on a phone it opens by tap and stays inside the window', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await site.goto('/');
  const { button, popup } = parts(page);
  await button.click();
  await expect(popup).toBeVisible();
  const box = await popup.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
});

test('[TOOL-4] a tooltip shows on hover and on focus, at most 250 px wide; one without a title stays hidden', async ({
  site,
  page,
}) => {
  await site.goto(`${SITES.kit.url}/types/tooltip`);
  const tooltip = page.locator('.lt-tooltip');
  const button = page.getByRole('button', { name: 'Explained' });
  await button.hover();
  await expect(tooltip).toBeVisible();
  expect((await tooltip.boundingBox())?.width).toBeLessThanOrEqual(250);
  expect((await tooltip.boundingBox())?.height).toBeGreaterThan(50);
  await expect(tooltip).toHaveCSS('font-size', '14px');
  await expect(tooltip).toHaveCSS('border-radius', '6px');
  await expect(page.locator('.lt-tooltip__positioner')).toHaveCSS('z-index', '1070');
  await page.mouse.move(5, 600);
  await expect(tooltip).toBeHidden();
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await button.hover();
  await expect(tooltip).toHaveCount(1);
  await page.getByRole('button', { name: 'Plain', exact: true }).hover();
  await expect(tooltip).toHaveCount(0);
  await page.clock.install();
  await page.clock.runFor(1000);
  await expect(tooltip).toHaveCount(0);
});
