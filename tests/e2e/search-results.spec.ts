import { DEV_INDEX_MS } from '../support/SearchDialog';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.based;

test('[SRCH-3] a hit has title, path and snippet, with the match marked', async ({
  site,
  search,
}) => {
  await site.goto(`${url}/guide/start`);
  await search.search('paragraph');
  const hit = search.hits.filter({ hasText: 'Start' }).first();
  await expect(hit.locator('.lt-hit__title')).toHaveText('Start');
  await expect(hit.locator('.lt-hit__path')).toHaveText('Guide');
  await expect(hit.locator('.lt-hit__snippet')).toContainText('paragraph of the fixture');
  await expect(hit.locator('mark').first()).toHaveText(/^paragraph$/i);
});

test('[SRCH-3] hits stand below the part of the site that they are in', { tag: '@built' }, async ({
  site,
  page,
  search,
}) => {
  test.slow();
  await site.goto('/');
  await search.open();
  await search.input.fill('output');
  const groups = search.box.locator('section').filter({ has: page.getByRole('row') });
  await expect(groups.first()).toBeVisible({ timeout: DEV_INDEX_MS });
  const sizes = await groups.evaluateAll((all) =>
    all.map((group) => group.querySelectorAll('[role="row"]').length),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20);
});

test('[SRCH-3] the Chinese site shows up to 20 of a part', { tag: '@built' }, async ({
  site,
  page,
  search,
}) => {
  test.slow();
  await site.goto('/zh/');
  await search.open();
  await search.input.fill('output');
  const groups = search.box.locator('section').filter({ has: page.getByRole('row') });
  await expect(groups.first()).toBeVisible({ timeout: DEV_INDEX_MS });
  await expect
    .poll(() =>
      groups.evaluateAll((all) =>
        Math.max(...all.map((group) => group.querySelectorAll('[role="row"]').length)),
      ),
    )
    .toBeGreaterThan(5);
});

for (const [width, words] of [
  [1280, 15],
  [768, 5],
] as const) {
  test(`[SRCH-8] a snippet has at most ${words} words at ${width} px`, { tag: '@built' }, async ({
    site,
    page,
    search,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await site.goto(`${url}/guide/start`);
    await search.search('paragraph');
    const snippets = search.box.locator('.lt-hit__snippet');
    await expect(snippets.first()).toBeVisible();
    const counts = (await snippets.allTextContents()).map((text) => text.split(/\s+/).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(words + 1);
    expect(Math.max(...counts)).toBeGreaterThan(words - 3);
  });
}

test('[SRCH-14] hits are of the version; the switch widens to all, and each hit says its own', async ({
  site,
  page,
  search,
}) => {
  await site.goto(`${url}/v1/guide/start`);
  await search.search('start');
  for (const address of await search.addresses()) expect(address).toMatch(/^\/docs\/v1\//);
  await expect(search.box.locator('.lt-hit__version')).toHaveCount(0);

  await search.box.getByText('All versions').click();
  await expect(search.hits.filter({ hasText: 'v2' }).first()).toBeVisible();
  // More may come while this looks.
  const withoutVersion = search.hits.filter({ hasNot: page.locator('.lt-hit__version') });
  await expect(withoutVersion).toHaveCount(0);
  await expect(search.input).toHaveValue('start');

  await page.keyboard.press('Escape');
  await search.open();
  await expect(search.box.getByRole('radio', { name: 'All versions' })).toBeChecked();
  await search.box.getByRole('radio', { name: 'All versions' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(search.box.getByRole('radio', { name: /^This version/ })).toBeChecked();
});

test('[SRCH-14] the Chinese site finds Chinese pages', async ({ site, search }) => {
  await site.goto(`${url}/zh/guide/start`);
  await search.search('开始');
  for (const address of await search.addresses()) expect(address).toMatch(/^\/docs\/zh\//);
  await expect(search.box.getByRole('radio', { name: /^当前版本/ })).toBeChecked();
});

for (const [path, suggestions] of [
  ['/config/output', 'Suggestions'],
  ['/zh/config/output', '搜索建议'],
] as const) {
  test(`[SRCH-4] [AI-5] spaces are neither a query nor a question: ${path}`, async ({
    site,
    page,
    search,
  }) => {
    await site.goto(`${SITES.docs.url}${path}`);
    await search.open();
    await page.keyboard.type('  ');
    await expect(search.box).toContainText(suggestions);
    await page.keyboard.press('Enter');
    await expect(search.box.getByRole('log')).toHaveCount(0);
    await expect(search.box).toContainText(suggestions);
    await expect(search.status).toBeEmpty();
  });
}

test('[SRCH-4] without results: the query, and up to 3 others that are found', {
  tag: '@built',
}, async ({ site, page, search }) => {
  await site.goto(`${url}/guide/start`);
  await search.open();
  await search.input.fill('linqqq');
  await expect(search.box).toContainText('No results found for "linqqq"');
  const others = search.box.locator('.DocSearch-Prefill');
  await expect(others.first()).toHaveText('lin');
  expect(await others.count()).toBeLessThanOrEqual(3);
  await others.first().click();
  await expect(search.input).toHaveValue('lin ');
  await expect(search.hits.first()).toBeVisible();
  await expect(search.input).toBeFocused();
  await expect(page.getByText('Ask AI')).toHaveCount(0);
});

test('[SRCH-4] in Chinese, with the parts of the site where nothing is near', {
  tag: '@built',
}, async ({ site, search }) => {
  await site.goto(`${url}/zh/guide/start`);
  await search.open();
  await search.input.fill('qqqqxxxx');
  await expect(search.box).toContainText('没有找到相关结果： “qqqqxxxx”');
  await expect(search.box.locator('.DocSearch-Prefill').first()).toHaveText('指南');
});
