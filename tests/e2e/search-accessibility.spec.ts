import AxeBuilder from '@axe-core/playwright';
import type { SearchDialog } from '../support/SearchDialog';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.based;

const SCREENS: Record<string, (search: SearchDialog) => Promise<unknown>> = {
  'the start': (search) => search.open(),
  'recent searches': async (search) => {
    await search.search('links');
    await search.page.keyboard.press('Enter');
    await expect(search.page).toHaveURL(/guide\/links$/);
    await search.open();
    await search.hits.first().waitFor();
  },
  results: (search) => search.search('paragraph'),
  'no results': async (search) => {
    await search.open();
    await search.input.fill('qqqqxxxx');
    await search.box.locator('.DocSearch-Prefill').first().waitFor();
  },
};

for (const [screen, show] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      test(`[A11Y-1] axe finds nothing in the dialog with ${screen}, ${colorScheme}, ${width} px`, async ({
        site,
        page,
        search,
      }) => {
        test.slow();
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await site.goto(`${url}/guide/start`);
        await show(search);
        await page.waitForTimeout(300);
        const { violations } = await new AxeBuilder({ page })
          .include('.DocSearch-Container')
          .analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`,
          ),
        );
        expect(found).toEqual([]);
      });
    }
  }
}

for (const [lang, path, query, told, none] of [
  ['English', '/guide/start', 'paragraph', /^\d+ results for paragraph$/, /^No results for qqqq$/],
  ['Chinese', '/zh/guide/start', '链接', /^“链接”有 \d+ 条结果$/, /^“qqqq”没有结果$/],
] as const) {
  test(`[SRCH-17] the number of results is announced in ${lang}`, async ({ site, search }) => {
    await site.goto(`${url}${path}`);
    await search.search(query);
    await expect(search.status).toHaveText(told);
    await search.input.fill('qqqq');
    await expect(search.status).toHaveText(none);
    await search.input.fill('');
    await expect(search.status).toHaveText('');
  });
}

test('the appearance changes in the open dialog, too', async ({ site, page, search }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await site.goto(`${url}/guide/start`);
  await search.open();
  const colour = () =>
    page.locator('.DocSearch-Modal').evaluate((modal) => getComputedStyle(modal).backgroundColor);
  const light = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colour).not.toBe(light);
});

test('the dialog fills a narrow screen', async ({ site, page, search }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.goto(`${url}/guide/start`);
  await search.open();
  expect(await page.locator('.DocSearch-Modal').boundingBox()).toEqual({
    x: 0,
    y: 0,
    width: 390,
    height: 844,
  });
});
