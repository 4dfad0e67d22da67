import type { Page } from '@playwright/test';
import { wrongNames } from '../support/axe';
import type { SitePage } from '../support/SitePage';
import { expect, test } from '../support/test';

/** WCAG 2.2, 2.5.8: links in a sentence may be smaller. */
const LEAST_TARGET_PX = 24;
/** Safari on phones zooms in on a field with smaller letters. */
const LEAST_FIELD_PX = 16;
/** Two or three words of a sentence. */
const LEAST_COLUMN_PX = 112;

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

test.use({ viewport: PHONE, hasTouch: true });

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

/** The texts of table columns that are too narrow to read. */
async function narrowColumns(page: Page): Promise<(string | null)[]> {
  const tables = page.locator('.lt-prose .lt-table:not(:has([class*="option"]))');
  expect(await tables.count()).toBeGreaterThan(2);
  return tables.evaluateAll(
    (all, least) =>
      all.flatMap((table) =>
        [...table.querySelectorAll('td')]
          .filter((cell) => cell.getBoundingClientRect().width < least)
          .map((cell) => cell.textContent),
      ),
    LEAST_COLUMN_PX,
  );
}

/** The name of the site, and the name of a file on a code block, have one line on the smallest phone. */
async function expectNamesOnOneLine(page: Page): Promise<void> {
  await page.setViewportSize(SMALL_PHONE);
  const lines = await page.locator('.lt-brand__name').evaluate((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
  });
  expect.soft(lines).toBe(1);
  const title = page.locator('.lt-code__title', { hasText: 'package.json' }).first();
  const bar = page.locator('.lt-code__bar').filter({ has: title });
  await expect.soft(bar.getByRole('img')).toBeVisible();
  expect.soft(await title.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
}

const PAGES = [
  '/',
  '/guide/start/quick-start',
  '/config/',
  '/config/output',
  '/config/all-options',
  '/config/check',
  '/news/',
  '/nope',
];

/** Pages whose names of controls no test with axe has looked at. */
const NAMED = [
  '/config/output',
  '/config/all-options',
  '/news/',
  '/guide/optimization/splitting-bundles',
  '/lectern/zh/plugins',
];

async function expectMet(site: SitePage, path: string): Promise<void> {
  const { page } = site;
  await page.setViewportSize(PHONE);
  await site.goto(path);
  expect.soft(await smallTargets(page)).toEqual([]);
  expect.soft(await smallFields(page)).toEqual([]);
  if (path === '/config/output') expect.soft(await narrowColumns(page)).toEqual([]);
  if (NAMED.includes(path)) {
    // A thousand rows that are looked at take long; a part of them is looked at at both widths with axe.
    for (const size of path.endsWith('/all-options') ? [PHONE] : [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect.soft(await wrongNames(page), `${size.width} px`).toEqual([]);
    }
  }
  if (path.endsWith('/quick-start')) await expectNamesOnOneLine(page);
}

for (const [language, paths] of Object.entries({
  English: [...new Set([...PAGES, ...NAMED])],
  Chinese: PAGES.map((path) => `/zh${path}`),
})) {
  test(`[FRAME-1] [A11Y-1] on a phone every control is met with a finger and named by what it shows, no field makes the page zoom, and columns and names have room: ${language}`, async ({
    site,
  }) => {
    test.slow();
    for (const path of paths) await test.step(path, () => expectMet(site, path));
  });
}

test.describe('with a mouse', () => {
  test.use({ viewport: DESKTOP, hasTouch: false });

  /** The name that assistive technology and voice control know a control by. */
  const nameOf = async (page: Page, selector: string) =>
    (await page.locator(selector).ariaSnapshot()).match(/"(.*)"/)?.[1];

  test('the search, the language and the version are found by what they show', async ({
    site,
    page,
  }) => {
    await site.goto('/guide/start/quick-start');
    expect(await nameOf(page, '.lt-search')).toBe('Search Ctrl K');
    expect(await nameOf(page, '.lt-nav__language')).toBe('Language: English');
    expect(await nameOf(page, '.lt-nav__version')).toBe('Version: v2');
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await nameOf(page, '.lt-search')).toBe('Search');
  });
});
