import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const start = `${SITES.based.url}/guide/start`;

/** Lets the site say other settings than it was built with. */
async function setSearch(page: Page, search: string, dialog = '{}'): Promise<void> {
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /searchSettings:\{engine:"local"\},searchDialog:\{\}/,
      `searchSettings:${search},searchDialog:${dialog}`,
    );
    await route.fulfill({ response: answer, body });
  });
}

for (const [message, settings] of [
  [
    'Must supply either `indexName` or `indices` for DocSearch to work',
    '{engine:"algolia",appId:"a",apiKey:"k"}',
  ],
  ['`appId` is missing.', '{engine:"algolia",apiKey:"k",indexName:"i"}'],
  ['`apiKey` is missing.', '{engine:"algolia",appId:"a",indexName:"i"}'],
] as const) {
  test(`[SRCH-9] ${message} is a notice, and the page stays @built`, async ({
    site,
    page,
    search,
    complaints,
  }) => {
    await setSearch(page, settings);
    await site.goto(start);
    await search.button.click();
    const notice = page.getByRole('alert').filter({ hasText: message });
    await expect(notice).toBeVisible();
    await expect(site.heading).toBeVisible();
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await site.sidebar.getByRole('link', { name: 'Links' }).click();
    await expect(page).toHaveURL(/\/guide\/links$/);
    expect(complaints.splice(0).join()).toContain(message);
  });
}

test('[SRCH-6] where readers are not remembered, nothing is kept @built', async ({
  site,
  page,
  search,
}) => {
  await setSearch(page, '{engine:"local"}', '{disableUserPersonalization:true}');
  await site.goto(start);
  await search.search('links');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/links$/);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.startsWith('__DOCSEARCH_'))).toEqual([]);
});

test('[SRCH-4] a query without results can be reported, and others are offered @built', async ({
  site,
  page,
  search,
}) => {
  await setSearch(
    page,
    '{engine:"local"}',
    '{reportUrl:"https://example.com/new?q={{query}}",suggestions:{en:["first","second","third","fourth"]}}',
  );
  await site.goto(start);
  await search.open();
  await search.input.fill('qqqq&zzzz');
  const report = search.box.getByRole('link', { name: 'Let us know.' });
  await expect(report).toHaveAttribute('href', 'https://example.com/new?q=qqqq%26zzzz');
  await expect(search.box.locator('.DocSearch-Prefill')).toHaveText(['first', 'second', 'third']);
});

test('[SRCH-4] before the first search those of the site are offered, and one is asked by a click or a key @built', async ({
  site,
  page,
  search,
}) => {
  await setSearch(page, '{engine:"local"}', '{suggestions:{en:["links","start"]}}');
  await site.goto(start);
  await search.open();
  const offered = search.box.locator('.lt-search-start').getByRole('button');
  await expect(offered).toHaveText(['links', 'start']);
  await offered.first().press('Enter');
  await expect(search.input).toHaveValue('links');
  await expect(search.input).toBeFocused();
  await expect(search.hits.getByRole('link').first()).toContainText(/links/i);
  await expect(offered).toHaveCount(0);

  await search.hits.getByRole('link').first().click();
  await expect(search.box).toHaveCount(0);
  await search.open();
  await expect(search.hits.first()).toBeVisible();
  await expect(offered).toHaveCount(0);
});
