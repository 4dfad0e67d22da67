import { expect, test } from '../support/test';

test('[OVER-1] the overview lists the pages of the section with their second-level headings', async ({
  site,
  page,
}) => {
  await site.goto('/config/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'output', exact: true })).toBeVisible();
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
});

test('[OVER-3] a filter without a match says so with the query', async ({ site, page }) => {
  await site.goto('/config/');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('zzz');
  await expect(page.getByText('No matching API found: zzz')).toBeVisible();

  await site.goto('/zh/config/');
  await page.getByRole('searchbox', { name: '筛选' }).fill('zzz');
  await expect(page.getByText('没有匹配的 API：zzz')).toBeVisible();
});
