import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const based = SITES.based.url;
const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

test('[NAV-6] below 768 px a button opens the menu over the whole window, which closes when the window grows', async ({
  site,
  page,
}) => {
  await site.goto(`${based}/guide/start`);
  await expect(site.navbar.getByRole('link', { name: 'Guide' })).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await expect(menu.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'true');
  await expect(menu.getByRole('link', { name: 'Links' })).toHaveAttribute(
    'href',
    '/docs/guide/links',
  );
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();

  await test.step('it closes when the window grows to 768 px', async () => {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
    await expect(site.navbar.getByRole('link', { name: 'Guide' })).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(menu).toBeHidden();
  });
});

test('[NAV-6] the menu closes when the page changes, and Back closes it before it leads to another page', async ({
  site,
  page,
}) => {
  await site.goto(`${based}/guide/links`);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await menu.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(`${based}/guide/start`);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(`${based}/guide/start`);
  await page.goBack();
  await expect(page).toHaveURL(`${based}/guide/links`);

  await test.step('it stays at an anchor of the page', async () => {
    await page.evaluate(() => {
      window.location.hash = '#links';
    });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`${based}/guide/links#links`);
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
  });
});

test('[NAV-8] on a phone the navbar leaves on the way down and returns on the way up, and for the focus', async ({
  site,
  page,
}) => {
  await site.goto(`${based}/guide/start`);
  const top = async () => (await site.navbar.boundingBox())?.y;
  const bar = page.locator('.lt-menubar');
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBe(-56);
  await test.step('the menu bar below takes its place', async () => {
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  });
  await page.mouse.wheel(0, -100);
  await expect.poll(top).toBe(0);

  await test.step('focus inside the navbar shows it', async () => {
    await page.mouse.wheel(0, 300);
    await expect.poll(top).toBe(-56);
    await page.evaluate(() => document.querySelector<HTMLElement>('.lt-skip')?.focus());
    await page.keyboard.press('Tab');
    await expect(site.navbar.locator(':focus')).toHaveCount(1);
    await expect.poll(top).toBe(0);
  });
});

test('[NAV-8] in a wide window, and where nothing is set, the navbar stays', async ({
  site,
  page,
}) => {
  const stays = async (address: string) => {
    await site.goto(address);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await expect(site.navbar).not.toHaveClass(/lt-nav--away/);
    expect((await site.navbar.boundingBox())?.y).toBe(0);
  };
  await stays(`${SITES.kit.url}/guide/first`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await stays(`${based}/guide/start`);
});
