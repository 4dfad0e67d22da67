import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

test('[ROUTE-3] languages and versions have their prefixes, the defaults have none, and a link keeps them', async ({
  site,
}) => {
  const pages = {
    '/config/': ['en', 'Configuration'],
    '/zh/config/': ['zh', '配置'],
    '/v1/config/': ['en', 'Configuration'],
    '/v1/zh/config/': ['zh', '配置'],
  } as const;
  for (const [path, [lang, title]] of Object.entries(pages)) {
    await site.goto(path);
    await expect(site.heading).toContainText(title);
    await expect(site.page.locator('html')).toHaveAttribute('lang', lang);
  }
  await site.sidebar.getByRole('link', { name: 'entry' }).click();
  await expect(site.page).toHaveURL(/\/v1\/zh\/config\/entry$/);
});

test('[ROUTE-5] an anchor is scrolled to on load, and after a client navigation', async ({
  site,
  page,
}) => {
  await site.goto(`${SITES.kit.url}/guide/first#far`);
  await expect.poll(() => site.distanceBelowNavbar('far')).toBeLessThan(120);
  expect(await site.distanceBelowNavbar('far')).toBeGreaterThan(0);

  await site.markDocument();
  await page.getByRole('main').getByRole('link', { name: 'inside', exact: true }).click();
  await expect(page).toHaveURL(/\/guide\/closed\/inside#deep$/);
  await expect.poll(() => site.distanceBelowNavbar('deep')).toBeLessThan(120);
  expect(await site.isMarked()).toBe(true);
});

test('[ROUTE-5] an anchor is scrolled to on click', { tag: '@built' }, async ({ site }) => {
  await site.goto(`${SITES.kit.url}/guide/first`);
  await site.outline.getByRole('link', { name: 'Far' }).click();
  await expect(site.page).toHaveURL(/#far$/);
  await expect.poll(() => site.distanceBelowNavbar('far')).toBeLessThan(120);
  expect(await site.distanceBelowNavbar('far')).toBeGreaterThan(0);
});

test('[ROUTE-5] external links open in a new tab with noopener, mailto does not', {
  tag: '@built',
}, async ({ site, page }) => {
  await site.goto(`${SITES.kit.url}/guide/first`);
  const external = page.getByRole('main').getByRole('link', { name: 'elsewhere' });
  await expect(external).toHaveAttribute('target', '_blank');
  await expect(external).toHaveAttribute('rel', /noopener/);
  const mail = page.getByRole('link', { name: 'Mail' });
  await expect(mail).toHaveAttribute('href', 'mailto:someone@example.com');
  await expect(mail).not.toHaveAttribute('target');
  const [tab] = await Promise.all([page.waitForEvent('popup'), external.click()]);
  expect(tab.url()).not.toContain('localhost');
});

test('[ROUTE-8] globalUIComponents=0 in the address hides the global components', async ({
  site,
  page,
}) => {
  const path = '/config/resolve';
  await site.goto(path);
  await page.mouse.wheel(0, 800);
  await expect(site.backToTop).toBeVisible();
  await site.goto(`${path}?globalUIComponents=0`);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(site.backToTop).toBeHidden();
});

test('[ROUTE-8] globalUIComponents: false in the frontmatter hides them too', {
  tag: '@built',
}, async ({ site, page }) => {
  await site.goto(`${SITES.kit.url}/guide/first`);
  await page.mouse.wheel(0, 800);
  await expect(site.backToTop).toBeVisible();
  await site.goto(`${SITES.kit.url}/types/bare`);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(site.backToTop).toBeHidden();
});

test('[ROUTE-11] every page type has its own layout', async ({ site, page }) => {
  await site.goto(`${SITES.kit.url}/`);
  await expect(site.heading).toHaveText('Kit');
  await expect(site.sidebar).toHaveCount(0);

  await site.goto(`${SITES.kit.url}/guide/first`);
  await expect(site.sidebar).toBeVisible();
  await expect(site.outline).toBeVisible();

  await site.goto(`${SITES.kit.url}/types/custom`);
  await expect(site.heading).toContainText('Custom page');
  await expect(site.navbar).toBeVisible();
  await expect(site.sidebar).toHaveCount(0);
  await expect(site.outline).toHaveCount(0);

  await site.goto(`${SITES.kit.url}/types/blank`);
  await expect(site.heading).toContainText('Blank page');
  await expect(site.navbar).toHaveCount(0);
  await expect(site.sidebar).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await site.goto(`${SITES.kit.url}/nowhere`);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(site.navbar).toBeVisible();
  await expect(site.sidebar).toHaveCount(0);
  await expect(site.outline).toHaveCount(0);
});

test('title, description and language of the document follow a client navigation', async ({
  site,
  page,
}) => {
  const description = page.locator('meta[name="description"]');
  await site.goto('/config/resolve');
  const before = await description.getAttribute('content');
  await site.sidebar.getByRole('link', { name: 'optimization', exact: true }).click();
  await expect(page).toHaveTitle(/^Optimization - /);
  await expect(description).toHaveCount(1);
  await expect(description).not.toHaveAttribute('content', before ?? '');
  await site.switchLanguage('简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page).toHaveTitle(/\p{Script=Han}/u);
});
