import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const start = `${SITES.based.url}/guide/start`;

/** What the dialog keeps of the searches of a kind. */
function stored(page: Page, kind: 'RECENT' | 'FAVORITE'): Promise<{ url: string }[]> {
  return page.evaluate((name) => {
    const key = Object.keys(localStorage).find((one) => one.includes(`__DOCSEARCH_${name}_`));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '[]');
  }, kind);
}

test.beforeEach(async ({ site }) => site.goto(start));

test('[SRCH-6] Enter goes to the hit without a page load, saves it and closes the dialog', async ({
  site,
  page,
  search,
}) => {
  await site.markDocument();
  await search.search('links');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SITES.based.url}/guide/links`);
  await expect(search.box).toHaveCount(0);
  await expect(site.heading).toBeFocused();
  expect(await site.isMarked()).toBe(true);
  expect((await stored(page, 'RECENT')).map(({ url }) => url)).toEqual(['/docs/guide/links']);
});

test('[SRCH-6] a click with a modifier key or the middle button opens a tab, saves nothing and leaves the dialog', async ({
  site,
  page,
  context,
  search,
}) => {
  await site.markDocument();
  await search.search('links');
  const link = search.hits.getByRole('link').first();
  const openings = [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
    () => search.input.press('ControlOrMeta+Enter'),
  ];
  for (const open of openings) {
    const opened = context.waitForEvent('page');
    await open();
    await (await opened).close();
    await expect(search.box).toBeVisible();
    await expect(page).toHaveURL(start);
    expect(await stored(page, 'RECENT')).toEqual([]);
  }

  await link.click();
  await expect(page).toHaveURL(`${SITES.based.url}/guide/links`);
  await expect(search.box).toHaveCount(0);
  expect(await site.isMarked()).toBe(true);
  expect(await stored(page, 'RECENT')).toHaveLength(1);
});

test('[SRCH-6] the arrow keys choose a hit, and assistive technology is told which', async ({
  page,
  search,
}) => {
  await search.search('paragraph');
  await expect(search.status).toContainText('results for paragraph');
  const second = search.hits.nth(1);
  // Prose that is loaded late may bring new results until the reader has moved.
  await expect(async () => {
    if ((await second.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await expect(second).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  await expect(search.input).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  const url = await second.getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${url}$`));
});

test('[SRCH-2] a search is kept, made a favorite, and removed', async ({ page, search }) => {
  await search.search('links');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/links$/);
  await search.open();
  await expect(search.box).toContainText('Recent searches');
  await search.box.getByRole('button', { name: 'Save this search' }).click();
  await expect(search.box).toContainText('Favorite searches');
  await expect(search.box).not.toContainText('Recent searches');
  expect(await stored(page, 'FAVORITE')).toHaveLength(1);
  expect(await stored(page, 'RECENT')).toHaveLength(0);
  await search.box.getByRole('button', { name: 'Remove this search from favorites' }).click();
  await expect(search.hits).toHaveCount(0);
  expect(await stored(page, 'FAVORITE')).toHaveLength(0);
});

/** Puts searches into the storage of the dialog, as they are kept there. */
async function store(page: Page, kind: string, titles: string[]): Promise<void> {
  await page.evaluate(
    ([name, all]) => {
      const searches = (all as string[]).map((title, index) => ({
        objectID: `${name}-${index}`,
        type: 'lvl1',
        url: `/docs/guide/links?${index}`,
        anchor: null,
        content: null,
        version: 'v2',
        hierarchy: { lvl0: 'Guide', lvl1: title },
      }));
      localStorage.setItem(`__DOCSEARCH_${name}_SEARCHES__/docs/en`, JSON.stringify(searches));
    },
    [kind, titles] as const,
  );
}

test('[SRCH-2] 7 recent searches are kept, 4 where there are favorites', async ({
  page,
  search,
}) => {
  const many = Array.from({ length: 9 }, (_, index) => `Title ${index}`);
  await store(page, 'RECENT', many);
  await search.search('links');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stored(page, 'RECENT')).length).toBe(7);
  await store(page, 'FAVORITE', ['A favorite']);
  await search.search('start');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stored(page, 'RECENT')).length).toBe(4);
});

test('[SRCH-2] with the first favorite 4 recent searches are left at once', async ({
  page,
  search,
}) => {
  await store(
    page,
    'RECENT',
    Array.from({ length: 7 }, (_, index) => `Title ${index}`),
  );
  await search.open();
  await expect(search.hits).toHaveCount(7);
  await search.box.getByRole('button', { name: 'Save this search' }).first().click();
  await expect(search.hits).toHaveText([
    ...[1, 2, 3, 4].map((index) => new RegExp(`Title ${index}`)),
    /Title 0/,
  ]);
  await expect(search.hits).toHaveCount(5);
});

test('[SRCH-16] what is stored with markup is shown as text', async ({ page, search }) => {
  const title = '<img src=x onerror="window.wasRun = true"> &lt;T&gt;';
  await store(page, 'RECENT', [title]);
  await store(page, 'FAVORITE', [title]);
  await search.open();
  await expect(search.hits).toHaveCount(2);
  await expect(search.hits.first()).toContainText('<img src=x onerror="window.wasRun = true"> <T>');
  await expect(search.box.locator('.lt-hit img')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});
