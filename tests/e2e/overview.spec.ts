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

test('[OVER-2] the filter narrows pages and headings, whatever the case', async ({
  site,
  page,
}) => {
  await site.goto('/config/');
  const main = page.getByRole('main');
  const box = main.getByRole('searchbox', { name: 'Filter' });
  await expect(box).toHaveAttribute('placeholder', 'Enter keyword');
  await box.fill('RESOLVE.ALIAS');
  await expect(main.getByRole('link', { name: 'resolve.alias', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'output.path', exact: true })).toHaveCount(0);
  await expect(main.getByRole('status').filter({ hasText: /\d/ })).toHaveText('2 matches');
});

for (const { prefix, label } of [
  { prefix: '', label: 'Filter' },
  { prefix: '/zh', label: '筛选' },
]) {
  test(`[OVER-2] the filter stands in the address, and Enter opens the first match: ${prefix}/config/`, async ({
    site,
    page,
  }) => {
    await site.goto(`${prefix}/config/`);
    const box = page.getByRole('searchbox', { name: label });
    const other = page.getByRole('main').getByRole('link', { name: 'output.path', exact: true });
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
}

test('[OVER-3] a filter without a match says so with the query', async ({ site, page }) => {
  await site.goto('/config/');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('zzz');
  await expect(page.getByText('No matching API found: zzz')).toBeVisible();

  await site.goto('/zh/config/');
  await page.getByRole('searchbox', { name: '筛选' }).fill('zzz');
  await expect(page.getByText('没有匹配的 API：zzz')).toBeVisible();
});

for (const [query, groups, links] of [
  ['build time', ['Build-time'], ['Split-chunks', 'Cache groups', 'Size', 'Target', 'Browsers']],
  ['SPLIT CHUNKS', ['Build-time'], ['Split-chunks', 'Cache groups', 'Size']],
  ['cache-groups', ['Build-time'], ['Split-chunks', 'Cache groups']],
  ['ignored files', ['Others'], ['Watch', 'Ignored-files']],
  ['s', ['Build-time', 'Others'], undefined],
] as const) {
  test(`[OVER-2] "${query}" narrows groups, pages and headings`, async ({ site, page }) => {
    await site.goto(`${SITES.kit.url}/api/`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Build-time', 'Others']);
    await main.getByRole('searchbox', { name: 'Filter' }).fill(query);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([...groups]);
    if (!links) return;
    await expect(main.locator('.lt-overview__page').getByRole('link')).toHaveText([...links]);
    await main.getByRole('searchbox', { name: 'Filter' }).fill('');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Build-time', 'Others']);
  });
}

test('[OVER-2] the box is labelled in Chinese on the Chinese site', async ({ site, page }) => {
  await site.goto('/zh/config/');
  const box = page.getByRole('main').getByRole('searchbox', { name: '筛选' });
  await expect(box).toHaveAttribute('placeholder', '输入关键词');
  await box.fill('resolve.aliasfields');
  await expect(page.locator('.lt-overview__heading')).toHaveText(['resolve.aliasFields']);
});
