import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

test('[HOME-1] the hero has a logo, title, subtitle, description and where to begin', async ({
  site,
  page,
}) => {
  await site.goto('/');
  const main = page.getByRole('main');
  await expect(site.heading).toHaveText('Rspack');
  await expect(main.getByText('A web bundler written in Rust')).toBeVisible();
  await expect(main.getByText('One configuration file takes')).toBeVisible();
  const logo = main.locator('.lt-hero__logo');
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(main.getByRole('link', { name: 'Learn More' })).toBeVisible();
  await main.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
});

test('[HOME-1] the Chinese hero leads to Chinese pages', async ({ site, page }) => {
  await site.goto('/zh/');
  await page.getByRole('link', { name: '快速上手' }).click();
  await expect(page).toHaveURL(/\/zh\/guide\/start\/quick-start$/);
});

test('[HOME-1] the second action may be a GitHub link; a missing text gets a default', async ({
  site,
  page,
}) => {
  await site.goto(`${SITES.kit.url}/`);
  await expect(page.getByRole('link', { name: 'GitHub' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/guide/first',
  );
});

test('[HOME-2] the feature cards come from the frontmatter', async ({ site, page }) => {
  await site.goto('/');
  const cards = page.getByRole('region', { name: 'Features' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await expect(cards.first()).toContainText('Configuration you may know');

  await site.goto(`${SITES.kit.url}/zh/`);
  const card = page.getByRole('region', { name: '特性' }).getByRole('listitem');
  await expect(card).toHaveText(/特性一\s*它的作用。/);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/zh\/guide\/first$/);
});
