import { expect, test } from '../support/test';

const ROUTE = '/guide/migration/options-v1-to-v2';

for (const { prefix, heading, column } of [
  { prefix: '', heading: 'Changed types', column: 'Option' },
  { prefix: '/zh', heading: '类型变化', column: '选项' },
]) {
  test(`[AUTH-5] ${prefix || '/en'}: options that changed are listed with both versions in sight`, async ({
    site,
    page,
  }) => {
    await site.goto(`${prefix}${ROUTE}`);
    const tables = page.getByRole('table');
    await expect(tables).toHaveCount(5);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const cells = (table: number, name: string) =>
      tables
        .nth(table)
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name, exact: true }) })
        .getByRole('cell');
    await expect(cells(0, 'devtool').nth(1)).toContainText("'eval'");
    await expect(cells(0, 'devtool').nth(2)).toContainText("'cheap-module-source-map'");
    await expect(tables.nth(3).getByRole('columnheader')).toHaveText([column, 'v1', 'v2']);
    await expect(cells(3, 'target').nth(2)).toHaveText("… | 'es2026'");
    const widths = await tables.evaluateAll((all) => all.map((table) => table.clientWidth));
    expect(Math.max(...widths)).toBeLessThan(800);

    await test.step('a removed option leads to its heading in the old version', async () => {
      await page.getByRole('link', { name: 'output.charset', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/v1${prefix}/config/output-loading#outputcharset$`));
      await expect(page.getByRole('heading', { name: 'output.charset' })).toBeInViewport();
    });
  });
}
