import type { Locator, Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test, VIEWPORT } from '../support/test';

test.use({ javaScriptEnabled: false });

const WIDTHS = [320, 1279];
const HEIGHT = 800;

const PAGES = [
  { name: 'a doc page', path: '/guide/start/quick-start' },
  { name: 'the home page', path: '/' },
  { name: 'an overview page', path: '/config/' },
];

/** The walks over each page, so that language and version are chosen on the page of every language. */
const WALKS = [
  { from: '', to: '/zh', language: '简体中文', lang: 'zh', config: '配置' },
  { from: '/zh', to: '', language: 'English', lang: 'en', config: 'Config' },
];

/** A disclosure of the header by what it is called. */
function disclosure(page: Page, name: RegExp): Locator {
  return page
    .getByRole('banner')
    .locator('details')
    .filter({ has: page.getByLabel(name) });
}

/** Chooses a link in a disclosure of the header: it can be clicked at every width, and is at the last one. */
async function choose(page: Page, menu: RegExp, choice: string): Promise<void> {
  const details = disclosure(page, menu);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await details.locator('summary').click();
    await details.getByText(choice).click({ trial: true });
    if (width !== WIDTHS.at(-1)) await details.locator('summary').click();
  }
  await details.getByText(choice).click();
}

/** Follows a link of the header, which can be clicked at every width. */
async function follow(page: Page, link: Locator): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await link.click({ trial: true });
  }
  await link.click();
}

/** Nothing to press that would need a script, and nothing wider than the window, at each width. */
async function expectNothingDead(page: Page, widths = WIDTHS): Promise<void> {
  const controls = page.locator('button, input, select, [role="tab"], [aria-haspopup]');
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `${width} px`).toBe(0);
  }
}

for (const { from, to, language, lang, config } of WALKS) {
  test(`without scripts every page leads to language, version and sections, and the sidebar is there, on a phone and a desktop: ${from}/ @built`, async ({
    page,
  }) => {
    test.slow();
    for (const { name, path } of PAGES) {
      await test.step(name, async () => {
        await page.goto(`${from}${path}`);
        await expectNothingDead(page);

        await choose(page, /^(Language|语言)/, language);
        await expect(page).toHaveURL(`${to}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);

        await choose(page, /^(Version|版本)/, 'v1');
        await expect(page).toHaveURL(`/v1${to}${path}`);

        const link = page.getByRole('banner').getByRole('link', { name: config, exact: true });
        await follow(page, link);
        await expect(page).toHaveURL(`/v1${to}/config/`);
        await expectNothingDead(page);
      });
    }

    await test.step('the sidebar', async () => {
      await page.goto(`${from}/guide/start/quick-start`);
      const sidebar = page.getByRole('navigation', { name: /^(Documentation|文档导航)$/ });
      const summary = page.locator('.lt-doc summary', { hasText: /Contents|目录/ });
      const link = sidebar.getByRole('link').nth(1);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await expect(sidebar).toBeHidden();
        await summary.click();
        await expect(sidebar).toBeVisible();
        await link.click({ trial: true });
        if (width !== WIDTHS.at(-1)) await summary.click();
      }
      const target = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(String(target));
    });
  });
}

test('without scripts the page for missing pages leads on @built', async ({ page }) => {
  await page.goto('/nope');
  await expectNothingDead(page);
  await choose(page, /^Language/, '简体中文');
  await expect(page).toHaveURL('/zh/');
  await page.goto('/nope');
  await choose(page, /^Version/, 'v1');
  await expect(page).toHaveURL('/v1/');
});

test('without scripts a closed group leads to its first page, where it is open @built', async ({
  page,
}) => {
  await page.goto(`${SITES.kit.url}/guide/first`);
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  await expectNothingDead(page, [VIEWPORT.width]);
  await sidebar.getByRole('link', { name: 'Closed group' }).click();
  await expect(page).toHaveURL(/\/guide\/closed\/inside$/);
  await expect(sidebar.getByRole('link', { name: 'Inside' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('without scripts every tab shows its panel @built', async ({ page }) => {
  await page.goto(`${SITES.kit.url}/elements/packages`);
  const main = page.getByRole('main');
  await expect(main.getByText('pnpm add -D vitest')).toBeVisible();
  await expect(main.getByText('bun add -D vitest')).toBeVisible();
  await page.goto(`${SITES.kit.url}/elements/more-code`);
  await expect(main.locator('p', { hasText: 'rspack.config.ts' })).toBeVisible();
  await expectNothingDead(page, [VIEWPORT.width]);
});

test('without scripts a section with a menu is a disclosure inside the window, on a phone and a desktop @built', async ({
  page,
}) => {
  await page.goto(`${SITES.based.url}/guide/start`);
  await expectNothingDead(page);
  const sections = page.getByRole('navigation', { name: 'Main' }).locator('details');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const section of await sections.all()) {
      await section.locator('summary').click();
      for (const link of await section.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click({ trial: true });
      }
      await section.locator('summary').click();
    }
  }
  await sections.first().locator('summary').click();
  const link = sections.first().getByRole('link').first();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new URL(String(target), SITES.based.url).href);
});
