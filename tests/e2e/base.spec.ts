import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.based;

test('[ROUTE-12] every link and file of a page is below the base', async ({ site, page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const isDevServer = request.url().includes('/_rspack/lazy/');
    if (!isDevServer && !request.url().startsWith(`${url}/`)) outside.push(request.url());
  });
  for (const path of ['/', '/zh/', '/guide/links', '/v1/zh/docs-api', '/nowhere']) {
    await test.step(path, async () => {
      await site.goto(`${url}${path}`);
      const addresses = await page
        .locator('[href], [src]')
        .evaluateAll((elements) =>
          elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src')),
        );
      const local = addresses.filter((address) => address?.startsWith('/'));
      expect(local.length).toBeGreaterThan(5);
      expect(local.filter((address) => !`${address}/`.startsWith('/docs/'))).toEqual([]);
      expect(outside).toEqual([]);
    });
  }
});

test('[ROUTE-12] links, menus and the way home of the 404 page work below a base', async ({
  site,
  page,
}) => {
  await site.goto(`${url}/`);
  await site.markDocument();
  await site.navbar.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(`${url}/guide/start`);
  await site.switchLanguage('简体中文');
  await expect(page).toHaveURL(`${url}/zh/guide/start`);
  await expect(site.heading).toBeFocused();
  await site.switchVersion('v1');
  await expect(page).toHaveURL(`${url}/v1/zh/guide/start`);
  expect(await site.isMarked()).toBe(true);

  await page.goto(`${url}/v1/zh/nowhere`);
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(`${url}/v1/zh/`);
  await expect(site.heading).toHaveText('Based');
});

test('[ROUTE-12] what is missing outside of the base is a page that answers, below it', {
  tag: '@built',
}, async ({ site, page }) => {
  const { origin } = new URL(url);
  const answer = await page.goto(`${origin}/nope?a=1`);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(`${url}/nope?a=1`);
  await site.hydrated();
  await site.navbar.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible();
  await page.goto(`${origin}/guide/start`);
  await expect(page).toHaveURL(`${url}/guide/start`);
  await expect(site.heading).toContainText('Start');
});

test('[ROUTE-12] a link home keeps the slash of the base, also with a query', {
  tag: '@built',
}, async ({ site, page }) => {
  for (const query of ['', '?sidebar=0']) {
    await site.goto(`${url}/guide/start${query}`);
    await site.markDocument();
    await site.navbar.getByRole('link', { name: 'Based', exact: true }).click();
    await expect(site.heading).toHaveText('Based');
    await expect(page).toHaveURL(`${url}/${query}`);
    expect(await site.isMarked()).toBe(true);
  }
});

test('[ROUTE-12] a page whose name begins like the base is linked and found', async ({
  site,
  page,
}) => {
  await site.goto(`${url}/guide/links`);
  await page.getByRole('main').getByRole('link', { name: 'API of the docs' }).click();
  await expect(page).toHaveURL(`${url}/docs-api`);
  await expect(site.heading).toContainText('API of the docs');
  await page.getByRole('main').getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(`${url}/guide/start`);
});

test('[ROUTE-2] behind a base the default prefixes are taken away as well', async ({ page }) => {
  await page.goto(`${url}/v2/en/guide/start?a=1#b`).catch(() => undefined);
  await expect(page).toHaveURL(`${url}/guide/start?a=1#b`);
});
