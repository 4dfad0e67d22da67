import { holdFiles } from '../support/holdFiles';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

test('[OVER-1] the overview lists the pages of the section with their second-level headings', async ({
  site,
  page,
}) => {
  await site.goto('/config/');
  const main = page.getByRole('main');
  const pages = main.locator('.lt-overview__link');
  await expect(pages.filter({ hasText: /^output$/ })).toHaveAttribute('href', '/config/output');
  const heading = main.getByRole('link', { name: 'output.path', exact: true });
  await expect(heading).toHaveAttribute('href', '/config/output#outputpath');
  await heading.click();
  await expect(page).toHaveURL(/\/config\/output#outputpath$/);
});

for (const { prefix, label, placeholder, nothing, matches } of [
  {
    prefix: '',
    label: 'Filter',
    placeholder: 'Enter keyword',
    nothing: 'No matching API found: zzz',
    matches: '2 matches',
  },
  {
    prefix: '/zh',
    label: '筛选',
    placeholder: '输入关键词',
    nothing: '没有匹配的 API：zzz',
    matches: undefined,
  },
]) {
  test(`[OVER-2] [OVER-3] the filter narrows pages and headings, stands in the address, and Enter opens the first match: ${prefix}/config/`, async ({
    site,
    page,
  }) => {
    await site.goto(`${prefix}/config/`);
    const main = page.getByRole('main');
    const box = main.getByRole('searchbox', { name: label });
    const other = main.getByRole('link', { name: 'output.path', exact: true });

    await test.step('whatever the case', async () => {
      await expect(box).toHaveAttribute('placeholder', placeholder);
      await box.fill('RESOLVE.ALIAS');
      await expect(main.getByRole('link', { name: 'resolve.alias', exact: true })).toBeVisible();
      await expect(other).toHaveCount(0);
      if (matches) {
        await expect(main.getByRole('status').filter({ hasText: /\d/ })).toHaveText(matches);
      }
      await box.fill('resolve.aliasfields');
      await expect(page.locator('.lt-overview__heading')).toHaveText(['resolve.aliasFields']);
    });

    await test.step('a filter without a match says so with the query', async () => {
      await box.fill('zzz');
      await expect(page.getByText(nothing)).toBeVisible();
    });

    await test.step('a reload, Enter, and the way back keep it', async () => {
      await box.fill('resolve.alias');
      await expect(page).toHaveURL(/\?q=resolve\.alias$/);
      await page.reload();
      await expect(box).toHaveValue('resolve.alias');
      await expect(other).toHaveCount(0);
      await site.hydrated();
      await box.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/config/resolve#resolvealias$`));
      await page.goBack();
      await expect(box).toHaveValue('resolve.alias');
      await box.fill('');
      await expect(page).toHaveURL(new RegExp(`${prefix}/config/$`));
      await expect(other).toBeVisible();
    });
  });
}

test('[OVER-2] words narrow groups, pages and headings', async ({ site, page }) => {
  await site.goto(`${SITES.kit.url}/api/`);
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox', { name: 'Filter' });
  const headings = main.getByRole('heading', { level: 2 });
  for (const [query, groups, links] of [
    ['build time', ['Build-time'], ['Split-chunks', 'Cache groups', 'Size', 'Target', 'Browsers']],
    ['SPLIT CHUNKS', ['Build-time'], ['Split-chunks', 'Cache groups', 'Size']],
    ['cache-groups', ['Build-time'], ['Split-chunks', 'Cache groups']],
    ['ignored files', ['Others'], ['Watch', 'Ignored-files']],
    ['s', ['Build-time', 'Others'], undefined],
  ] as const) {
    await test.step(query, async () => {
      await expect(headings).toHaveText(['Build-time', 'Others']);
      await box.fill(query);
      await expect(headings).toHaveText([...groups]);
      if (!links) return;
      await expect(main.locator('.lt-overview__page').getByRole('link')).toHaveText([...links]);
      await box.fill('');
    });
  }
});

test('[OVER-2] text that is typed before the page is hydrated filters it', async ({
  site,
  page,
}) => {
  const release = await holdFiles(page, /\/static\/js\/index/);
  await page.goto(`${SITES.kit.url}/api/`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox', { name: 'Filter' });
  await box.pressSequentially('ignored');
  release();
  await site.hydrated();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Others']);
  await box.pressSequentially(' files');
  await expect(box).toHaveValue('ignored files');
  await expect(page).toHaveURL(/\?q=ignored\+files$/);
});
