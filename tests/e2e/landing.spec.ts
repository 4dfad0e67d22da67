import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

test('[HOME-1] [HOME-2] the hero has a logo, title, subtitle, description and where to begin; features are below it', async ({
  site,
  page,
}) => {
  await site.goto('/');
  const main = page.getByRole('main');
  await expect(site.heading).toHaveText('Rspack');
  await expect(main.getByText('A web bundler written in Rust')).toBeVisible();
  await expect(main.getByText('With one configuration file, Rspack turns')).toBeVisible();
  const logo = main.locator('.lt-hero__logo');
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(main.getByRole('link', { name: 'Learn More' })).toBeVisible();
  const cards = page.getByRole('region', { name: 'Features' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await expect(cards.first()).toContainText('A familiar configuration');

  await test.step('the picture stands still with reduced motion', async () => {
    const tile = page.locator('.lt-packing__tile').first();
    await expect(tile).toHaveCSS('animation-name', 'lt-packing-arrive');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(tile).toHaveCSS('animation-name', 'none');
  });

  await main.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
});

test('[HOME-1] [HOME-2] [HOME-3] a home page has what its frontmatter says', async ({
  site,
  page,
}) => {
  await test.step('the second action may be a GitHub link; a missing text gets a default', async () => {
    await site.goto(`${SITES.kit.url}/`);
    await expect(page.getByRole('link', { name: 'GitHub' })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/guide/first',
    );
  });

  await test.step('tools of its own', async () => {
    const section = page.getByRole('region', { name: 'Kit tools' });
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section.getByRole('link')).toHaveAttribute('href', 'https://example.com/one');
  });

  await test.step('feature cards, which may be links', async () => {
    await site.goto(`${SITES.kit.url}/zh/`);
    const card = page.getByRole('region', { name: '特性' }).getByRole('listitem');
    await expect(card).toHaveText(/特性一\s*它的作用。/);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/zh\/guide\/first$/);
  });
});

for (const [path, heading, tagline, url, begin] of [
  [
    '/',
    'The whole toolbox',
    /unified JavaScript toolchain, centered on a bundler/,
    '',
    'Get Started',
  ],
  ['/zh/', '完整的工具箱', /以打包器为中心的统一 JavaScript 工具链/, 'zh/', '快速上手'],
] as const) {
  test(`[HOME-1] [HOME-3] ${path} shows seven tools with name, text, logo and link, and leads to its own pages`, async ({
    site,
    page,
  }) => {
    await site.goto(path);
    const section = page.getByRole('region', { name: heading });
    await expect(section.getByText(tagline)).toBeVisible();
    const cards = section.getByRole('listitem');
    await expect(cards).toHaveCount(7);
    const rsbuild = cards.filter({ has: page.getByRole('heading', { name: 'Rsbuild' }) });
    const link = rsbuild.getByRole('link', { name: 'rsbuild.rs' });
    await expect(link).toHaveAttribute('href', `https://rsbuild.rs/${url}`);
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading')).toHaveText(/^Rs[a-z]+$/);
      await expect(card.getByRole('paragraph')).toHaveText(/.{10}/);
      await expect(card.getByRole('link')).toHaveText(/^rs[a-z]+\.rs$/);
      await expect(card.getByRole('link')).toHaveAttribute('target', '_blank');
      await expect(card.locator('img')).toHaveAttribute('loading', 'lazy');
      await expect(card.locator('img')).toHaveAttribute('src', /^\/tools\/\w+\.svg$/);
    }
    await page.getByRole('link', { name: begin }).click();
    await expect(page).toHaveURL(new RegExp(`${path}guide/start/quick-start$`));
  });
}

test('[HOME-3] a click anywhere on a card opens the site of the tool in a new tab', async ({
  site,
  page,
  context,
}) => {
  await context.route('https://rslib.rs/**', (route) => route.fulfill({ body: 'Rslib' }));
  await site.goto('/');
  const card = page.getByRole('listitem').filter({ hasText: 'Libraries as ES modules' });
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    card.click({ position: { x: 20, y: 20 } }),
  ]);
  await expect(tab).toHaveURL('https://rslib.rs/');
});

test('[HOME-3] the logos are fetched when the reader comes near them', async ({ site, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 500 });
  await site.goto('/');
  expect(fetched).not.toContain('/tools/rspress.svg');
  await page.getByRole('link', { name: 'rspress.rs' }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain('/tools/rspress.svg');
});

test('[HOME-1] the command of the hero is copied, as the chosen package manager needs it', async ({
  site,
  page,
  context,
}) => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('one command for all', async () => {
    await site.goto(`${SITES.kit.url}/`);
    await page.getByRole('button', { name: 'Copy the command' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await copied()).toBe('npx kit');
  });

  await test.step('one for each, and the choice is kept for the pages', async () => {
    await site.goto('/');
    const tabs = page.getByRole('tablist', { name: 'Package manager' });
    await tabs.getByRole('tab', { name: 'pnpm' }).click();
    await page.getByRole('button', { name: 'Copy the code' }).first().click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await copied()).toBe('pnpm create rspack@latest');
    await site.goto('/guide/start/quick-start');
    await expect(page.getByRole('tab', { name: 'pnpm', selected: true }).first()).toBeVisible();
  });
});
