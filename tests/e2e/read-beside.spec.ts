import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.based;
const MORE = /^(More ways to use this page|更多使用方式)$/;

const column = (page: Page) =>
  page.getByRole('region', { name: /^(This page in Chinese|本页的英文版)$/ });

/** How far the same heading of both columns is apart, in pixels. */
async function rowsApart(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const top = (element?: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;
    return [...document.querySelectorAll('.lt-beside [data-heading]')].flatMap((heading) => {
      const key = heading.getAttribute('data-heading') ?? '';
      const own = key ? document.getElementById(key) : document.querySelector('.lt-prose h1');
      return own ? [Math.abs(top(own) - top(heading))] : [];
    });
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[AUTH-2] a reader opens the other language beside the page, section by section, and closes it by keyboard', async ({
  page,
  site,
  complaints,
}) => {
  await site.goto(`${url}/zh/options`);
  const more = page.getByRole('button', { name: MORE });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '与英文对照' }).press('Enter');
  await expect(page).toHaveURL(`${url}/zh/options?beside=en`);
  const other = column(page);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/Options/);
  await expect(other).toBeFocused();
  await expect(other.locator('.lt-prose')).toHaveAttribute('lang', 'en');
  await expect(other.locator('[id]')).toHaveCount(0);
  await expect.poll(async () => Math.max(...(await rowsApart(page)))).toBeLessThanOrEqual(1);
  expect((await rowsApart(page)).length).toBeGreaterThan(1);
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toBe(0);
    await expect.poll(async () => Math.max(...(await rowsApart(page)))).toBeLessThanOrEqual(1);
  }
  expect(await axeFindings(page, '.lt-beside', [1440])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(other).toHaveCount(0);
  await expect(page).toHaveURL(`${url}/zh/options`);
  await expect(more).toBeFocused();
  await expect(page.locator('[style*="--lt-beside"]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('[AUTH-2] its address brings the other language back, it stays from page to page, and narrow windows have none', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await site.goto(`${url}/options?beside=zh#install`);
  const other = column(page);
  await expect(other.getByRole('heading', { name: '安装' })).toBeVisible();
  await expect(other).not.toBeFocused();
  await expect.poll(() => site.distanceBelowNavbar('install')).toBeLessThan(80);
  await page.setViewportSize({ width: 1440, height: 900 });

  await site.navbar.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(`${url}/guide/start?beside=zh`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/开始/);

  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(other).toHaveCount(0);
  await page.getByRole('button', { name: MORE }).click();
  await expect(page.getByRole('link', { name: /View as Markdown/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Read next to/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1100, height: 800 });
  await other.getByRole('button', { name: 'Close this column' }).click();
  await expect(page).toHaveURL(`${url}/guide/start`);
});

test('[AUTH-2] a page that is not translated offers no other language, and one that cannot be loaded can be tried again @built', async ({
  page,
  site,
  complaints,
}) => {
  await site.goto(`${SITES.kit.url}/guide/only-en`);
  await page.getByRole('button', { name: MORE }).click();
  await expect(page.getByRole('link', { name: /View as Markdown/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Read next to/ })).toHaveCount(0);

  await page.route('**/zh/options', (route) => route.fulfill({ status: 500, body: '' }));
  await site.goto(`${url}/options?beside=zh`);
  await expect(column(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/zh/options');
  await column(page).getByRole('button', { name: 'Try again' }).click();
  await expect(column(page).getByRole('heading', { level: 1 })).toHaveText(/选项/);
  expect(complaints).toEqual([expect.stringContaining('500')]);
  complaints.length = 0;
});

test('[AUTH-2] code that scrolls below the title of the other language does not cover its button', async ({
  page,
  site,
}) => {
  await site.goto('/config/entry?beside=zh');
  const other = column(page);
  await expect(other.locator('.lt-code__bar').first()).toBeAttached();
  const found = await other
    .getByRole('button')
    .first()
    .evaluate((close) => {
      const bar = close.closest('section')?.querySelector('.lt-code__bar');
      const topOf = (element?: Element | null) =>
        element?.getBoundingClientRect().top ?? Number.NaN;
      // Where the title sticks, it does not move.
      for (let turn = 0; turn < 3; turn += 1) window.scrollBy(0, topOf(bar) - topOf(close));
      const { left, top, width, height } = close.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return { isBelow: Math.abs(topOf(bar) - top) < 2, isCovered: !close.contains(shown) };
    });
  expect(found).toEqual({ isBelow: true, isCovered: false });
});
