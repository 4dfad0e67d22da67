import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.based;

for (const [lang, path, title, help] of [
  [
    'English',
    '/guide/start',
    'Unable to fetch results',
    'You might want to check your network connection.',
  ],
  ['Chinese', '/zh/guide/start', '无法获取搜索结果', '请检查你的网络连接。'],
] as const) {
  test(`[SRCH-5] the error stays until the next query, in ${lang}`, async ({
    site,
    page,
    search,
    complaints,
  }) => {
    await page.clock.install();
    await page.route('**/static/search/**', (route) => route.abort());
    await site.goto(`${url}${path}`);
    await search.open();
    await search.input.fill('start');
    await expect(search.box).toContainText(title);
    await expect(search.box).toContainText(help);
    await page.clock.runFor(1000);
    await expect(search.box).toContainText(title);
    await expect(search.status).toContainText(title);
    await page.unroute('**/static/search/**');
    await search.input.fill('链接 links');
    await expect(search.hits.first()).toBeVisible();
    await expect(search.box).not.toContainText(title);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
  });
}

test('[SRCH-7] a search that takes more than 300 ms is shown as such', async ({
  site,
  page,
  search,
}) => {
  await page.route('**/static/search/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await site.goto(`${url}/guide/start`);
  await search.open();
  await search.input.fill('start');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(search.box).not.toContainText('No results');
  await expect(search.hits.first()).toBeVisible();
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
});

test('typing fast shows the results of the last query', async ({ site, page, search }) => {
  await site.goto(`${url}/guide/start`);
  await search.open();
  const seen = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const titles: string[] = [];
        const look = () => {
          const input = document.querySelector('.DocSearch-Input') as HTMLInputElement;
          const title = document.querySelector('.lt-hit__title')?.textContent;
          if (title && input.value.length > 3) titles.push(`${input.value}: ${title}`);
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        setTimeout(() => resolve(titles), 2500);
      }),
  );
  await search.input.pressSequentially('links', { delay: 5 });
  await expect(search.hits.first()).toContainText('Links');
  expect((await seen).at(-1)).toMatch(/^links: Links/);
});

test('[SRCH-10] storage that throws takes nothing away', async ({ page, search }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`${url}/guide/start`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await search.search('links');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/links$/);
  await search.open();
  await expect(search.hits).toHaveCount(1);
});

test('[SRCH-10] what is stored in a wrong shape is dropped, and the rest is shown', async ({
  site,
  page,
  search,
}) => {
  await site.goto(`${url}/guide/start`);
  await page.evaluate(() => {
    const good = {
      objectID: '1',
      type: 'lvl1',
      url: '/docs/guide/links',
      content: null,
      hierarchy: { lvl0: 'Guide', lvl1: 'A good one' },
    };
    const store = (kind: string, value: unknown) =>
      localStorage.setItem(`__DOCSEARCH_${kind}__/docs/en`, JSON.stringify(value));
    store('RECENT_SEARCHES', [null, { ...good, hierarchy: null }, good, { url: 3 }]);
    store('FAVORITE_SEARCHES', { not: 'a list' });
    store('ASKAI_CONVERSATIONS', [{ ...good, type: 'askAI', messages: [{ parts: null }] }]);
  });
  await search.open();
  await expect(search.hits).toHaveCount(1);
  await expect(search.hits).toContainText('A good one');
  await search.input.fill('links');
  await expect(search.hits.first()).toContainText('Links');
});

test('[SRCH-10] a full storage gives up its largest half, and the search goes on', async ({
  site,
  page,
  search,
}) => {
  await site.goto(`${url}/guide/start`);
  await page.evaluate(() => {
    localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__other', 'x'.repeat(2_000_000));
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__other', '[]');
    // Some room is left, as the dialog keeps nothing where there is none at all.
    localStorage.setItem('room', 'x'.repeat(200));
    let size = 1_000_000;
    while (size >= 1) {
      try {
        localStorage.setItem(`filler-${Object.keys(localStorage).length}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
    localStorage.removeItem('room');
  });
  await search.search('links');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/links$/);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).not.toContain('__DOCSEARCH_FAVORITE_SEARCHES__other');
  expect(keys).toContain('__DOCSEARCH_RECENT_SEARCHES__/docs/en');
});

test('[AI-1] no request leaves for another host', async ({ site, page, search }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await site.goto(`${url}/guide/start`);
  await search.search('links');
  await search.input.fill('qqqqqqq');
  await expect(search.box).toContainText('No results found for');
  expect([...hosts]).toEqual([new URL(url).host]);
});
