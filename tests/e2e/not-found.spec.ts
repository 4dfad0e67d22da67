import { expect, test } from '../support/test';

test('[404-1] a missing page says so in English, with a way home', async ({ site, page }) => {
  await site.goto('/no/such/page');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(site.heading).toHaveText('PAGE NOT FOUND');
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(site.heading).toHaveText('Rspack');
});

test('[404-1] a missing page of the Chinese site is Chinese, without a hydration error', async ({
  site,
  page,
}) => {
  await site.goto('/zh/no/such/page');
  await expect(site.heading).toHaveText('找不到页面');
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

const HOMES = [
  ['/nowhere', '/'],
  ['/zh/nowhere', '/zh/'],
  ['/v1/nowhere', '/v1/'],
  ['/v1/zh/nowhere', '/v1/zh/'],
  ['/V1/ZH/nowhere', '/v1/zh/'],
  ['/Zh/Nowhere', '/zh/'],
] as const;

test('[404-2] the way home of a missing page is that of its language and version', {
  tag: '@built',
}, async ({ site, page }) => {
  for (const [missing, home] of HOMES) {
    await test.step(`from ${missing} to ${home}`, async () => {
      await site.goto(missing);
      const link = page.getByRole('main').getByRole('link').last();
      await expect(link).toHaveAttribute('href', home);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`));
      await expect(site.heading).toHaveText('Rspack');
    });
  }
});

const PLACES = [
  { prefix: '', lang: 'en', title: 'PAGE NOT FOUND', nearest: 'Quick start' },
  { prefix: '/zh', lang: 'zh', title: '找不到页面', nearest: '快速上手' },
  { prefix: '/v1', lang: 'en', title: 'PAGE NOT FOUND', nearest: 'Quick start' },
  { prefix: '/v1/zh', lang: 'zh', title: '找不到页面', nearest: '快速上手' },
];

const missingOf = (prefix: string) => `${prefix}/guide/strat/quick-strat`;
const targetOf = (prefix: string) => `${prefix}/guide/start/quick-start`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[FRAME-3] [404-1] [404-2] a missing page is in the language of its address and offers the nearest page @built', async ({
    page,
  }) => {
    for (const { prefix, lang, title, nearest } of PLACES) {
      await test.step(missingOf(prefix), async () => {
        await page.goto(missingOf(prefix));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const main = page.getByRole('main');
        await expect(main.getByRole('link').last()).toHaveAttribute('href', `${prefix}/`);
        await main.getByRole('list').getByRole('link', { name: nearest }).click();
        await expect(page).toHaveURL(new RegExp(`:\\d+${targetOf(prefix)}$`));
      });
    }
  });

  test('[FRAME-3] [404-1] a missing page offers no search, which needs scripts @built', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    for (const { prefix } of PLACES) {
      await page.goto(missingOf(prefix));
      await expect(main.locator('a[href*="?search="]')).toHaveCount(1);
      await expect(main.locator('a[href*="?search="]')).toBeHidden();
      await page.goto(`${prefix}/zzqx/vvwk`);
      await expect(main.getByRole('list')).toHaveCount(0);
      await expect(main.getByRole('link')).toHaveCount(1);
    }
  });
});

test('[FRAME-3] a missing page keeps what it offers when it is hydrated @built', async ({
  site,
  page,
}) => {
  for (const { prefix, title, nearest } of PLACES) {
    await test.step(missingOf(prefix), async () => {
      await site.goto(missingOf(prefix));
      await expect(site.heading).toHaveText(title);
      await site.navbar.getByRole('button', { name: /^(Language|语言)/ }).press('Enter');
      await page.keyboard.press('Escape');
      const link = page.getByRole('main').getByRole('list').getByRole('link', { name: nearest });
      await expect(link).toHaveAttribute('href', targetOf(prefix));
    });
  }
});

test('[FRAME-3] where only one page for missing pages is served, its language follows the address @built', async ({
  site,
  page,
}) => {
  const root = await page.request.get('/no/such/page');
  await page.route('**/v1/zh/no/where', (route) => route.fulfill({ response: root }));
  await site.goto('/v1/zh/no/where');
  await expect(site.heading).toHaveText('找不到页面');
  const home = page.getByRole('main').getByRole('link', { name: '返回首页' });
  await expect(home).toHaveAttribute('href', '/v1/zh/');
});

test('[FRAME-3] a missing page offers a search for the words of its address @built', async ({
  site,
  page,
  search,
}) => {
  for (const { prefix, words } of [
    { prefix: '', words: 'Search for “split chunks”' },
    { prefix: '/v1/zh', words: '搜索“split chunks”' },
  ]) {
    await test.step(`${prefix}/old/split-chunks.html`, async () => {
      await site.goto(`${prefix}/old/split-chunks.html`);
      await page.getByRole('main').getByRole('link', { name: words }).click();
      await expect(search.input).toHaveValue('split chunks');
      await expect(search.hits.first()).toContainText(/splitChunks/i);
    });
  }
});
