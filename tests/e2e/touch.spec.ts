import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** WCAG 2.2, 2.5.8: links in a sentence may be smaller. */
const LEAST_TARGET_PX = 24;
/** Safari on phones zooms in on a field with smaller letters. */
const LEAST_FIELD_PX = 16;
/** Two or three words of a sentence. */
const LEAST_COLUMN_PX = 112;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The controls of a page that a finger may miss, with their sizes. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll('a[href], button, select, summary, textarea');
    return [...controls].flatMap((control) => {
      const style = getComputedStyle(control);
      const isInText =
        style.display === 'inline' && control.closest('p, li, td, th, dd, h1, h2, h3');
      const isHidden = control.closest('.lt-skip, .lt-visually-hidden');
      // One that covers its card is as large as the card.
      const isCard = getComputedStyle(control, '::after').inset === '0px';
      if (isInText || isHidden || isCard || !control.checkVisibility()) return [];
      const { width, height } = control.getBoundingClientRect();
      const isSmall = width > 0 && (width < least || height < least);
      return isSmall ? [`${control.className}: ${width}×${height}`] : [];
    });
  }, LEAST_TARGET_PX);
}

function smallFields(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const fields = [...document.querySelectorAll('main :is(input, select, textarea)')];
    return fields
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
      .map(({ className }) => className);
  }, LEAST_FIELD_PX);
}

for (const path of [
  '/',
  '/guide/start/quick-start',
  '/config/',
  '/config/output',
  '/config/all-options',
  '/config/check',
  '/news/',
  '/nope',
]) {
  for (const prefix of ['', '/zh']) {
    test(`[FRAME-1] with a finger every control of ${prefix}${path} is met, and no field makes the page zoom`, async ({
      site,
      page,
    }) => {
      await site.goto(prefix + path);
      expect(await smallTargets(page)).toEqual([]);
      expect(await smallFields(page)).toEqual([]);
    });
  }
}

test('[FRAME-1] on a phone columns of text are as wide as some words of it', async ({
  site,
  page,
}) => {
  await site.goto('/config/output');
  const tables = page.locator('.lt-prose .lt-table:not(:has([class*="option"]))');
  const narrow = await tables.evaluateAll(
    (all, least) =>
      all.flatMap((table) =>
        [...table.querySelectorAll('td')]
          .filter((cell) => cell.getBoundingClientRect().width < least)
          .map((cell) => cell.textContent),
      ),
    LEAST_COLUMN_PX,
  );
  expect(await tables.count()).toBeGreaterThan(2);
  expect(narrow).toEqual([]);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const prefix of ['', '/zh']) {
    test(`[FRAME-1] the name of the site has one line, and so has the name of a file: docs${prefix}`, async ({
      site,
      page,
    }) => {
      await site.goto(`${prefix}/guide/start/quick-start`);
      const lines = await page.locator('.lt-brand__name').evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
      });
      expect(lines).toBe(1);
      const title = page.locator('.lt-code__title', { hasText: 'package.json' }).first();
      const bar = page.locator('.lt-code__bar').filter({ has: title });
      await expect(bar.getByRole('img')).toBeVisible();
      expect(await title.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
    });
  }
});
