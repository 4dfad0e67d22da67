import type { Locator, Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const LANGUAGES = [
  { prefix: '', other: '/zh', otherName: '简体中文', otherLang: 'zh', config: 'Config' },
  { prefix: '/zh', other: '', otherName: 'English', otherLang: 'en', config: '配置' },
];

const PAGES = [
  { name: 'a doc page', path: '/guide/start/quick-start' },
  { name: 'the home page', path: '/' },
  { name: 'an overview page', path: '/config/' },
];

const WIDTHS = [320, 1279];

/** A disclosure of the header by what it is called. */
function disclosure(page: Page, name: RegExp): Locator {
  return page
    .getByRole('banner')
    .locator('details')
    .filter({ has: page.getByLabel(name) });
}

async function choose(page: Page, menu: RegExp, choice: string): Promise<void> {
  await disclosure(page, menu).locator('summary').click();
  await disclosure(page, menu).getByText(choice).click();
}

/** Nothing to press that would need a script, and nothing wider than the window. */
async function expectNothingDead(page: Page): Promise<void> {
  const controls = page.locator('button, input, select, [role="tab"], [aria-haspopup]');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { prefix, other, otherName, otherLang, config } of LANGUAGES) {
      test(`without scripts every page leads to language, version and sections, and the sidebar is there: ${prefix}/ @built`, async ({
        page,
      }) => {
        test.slow();
        for (const { name, path } of PAGES) {
          await test.step(name, async () => {
            await page.goto(`${prefix}${path}`);
            await expectNothingDead(page);

            await choose(page, /^(Language|语言)/, otherName);
            await expect(page).toHaveURL(`${other}${path}`);
            await expect(page.locator('html')).toHaveAttribute('lang', otherLang);

            await page.goto(`${prefix}${path}`);
            await choose(page, /^(Version|版本)/, 'v1');
            await expect(page).toHaveURL(`/v1${prefix}${path}`);

            await page.getByRole('banner').getByRole('link', { name: config, exact: true }).click();
            await expect(page).toHaveURL(`/v1${prefix}/config/`);
            await expectNothingDead(page);
          });
        }

        await test.step('the sidebar', async () => {
          await page.goto(`${prefix}/guide/start/quick-start`);
          const sidebar = page.getByRole('navigation', { name: /^(Documentation|文档导航)$/ });
          await expect(sidebar).toBeHidden();
          await page.locator('.lt-doc summary', { hasText: /Contents|目录/ }).click();
          await expect(sidebar).toBeVisible();
          const link = sidebar.getByRole('link').nth(1);
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
  });
}

test('without scripts a closed group leads to its first page, where it is open @built', async ({
  page,
}) => {
  await page.goto(`${SITES.kit.url}/guide/first`);
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  await expectNothingDead(page);
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
  await expectNothingDead(page);
});

for (const width of WIDTHS) {
  test(`without scripts a section with a menu is a disclosure inside the window: ${width} px @built`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${SITES.based.url}/guide/start`);
    await expectNothingDead(page);
    const sections = page.getByRole('navigation', { name: 'Main' }).locator('details');
    for (const section of await sections.all()) {
      await section.locator('summary').click();
      for (const link of await section.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      await section.locator('summary').click();
    }
    await sections.first().locator('summary').click();
    const link = sections.first().getByRole('link').first();
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new URL(String(target), SITES.based.url).href);
  });
}
