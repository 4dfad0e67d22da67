import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';

const WEBPACK = `const MiniCssExtractPlugin = require('mini-css-extract-plugin');
globalThis.wasRun = true;
module.exports = {
  mode: 'production',
  output: { path: __dirname, libraryTarget: 'umd', pubicPath: '/' },
  module: { rules: [{ test: /\\.js$/, use: 'babel-loader' }] },
  plugins: [new MiniCssExtractPlugin()],
};`;

const EDITIONS = [
  {
    route: '/config/check',
    run: 'Check',
    field: 'Your configuration',
    summary: '3 things to change',
    line: 'Line 5',
    defaults: 'Defaults that changed',
    page: '/config/output-library#outputlibrarytype',
  },
  {
    route: '/zh/config/check',
    run: '检查',
    field: '你的配置',
    summary: '有 3 处需要修改',
    line: '第 5 行',
    defaults: '默认值有变化',
    page: '/zh/config/output-library#outputlibrarytype',
  },
];

for (const { route, run, field, summary, line, defaults, page: target } of EDITIONS) {
  test(`[OPT-4] ${route}: a config of webpack is checked in the page, and nothing of it is run or sent`, async ({
    site,
    page,
  }) => {
    await site.goto(route);
    const main = page.getByRole('main');
    const sent: string[] = [];
    page.on('request', (request) => {
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    });
    await main.getByRole('textbox', { name: field }).fill(WEBPACK);
    await main.getByRole('button', { name: run, exact: true }).click();
    await expect(main.locator('.lt-check__summary')).toHaveText(summary);

    const items = main.getByRole('listitem');
    const moved = items.filter({ hasText: 'output.libraryTarget' });
    await expect(moved).toContainText('output.library.type');
    await expect(moved.getByRole('link')).toHaveAttribute('href', target);
    await expect(items.filter({ hasText: 'output.pubicPath' })).toContainText('publicPath');
    await expect(items.filter({ hasText: 'MiniCssExtractPlugin' })).toContainText(
      'CssExtractRspackPlugin',
    );
    const plugin = items.filter({ hasText: 'MiniCssExtractPlugin' });
    await expect(plugin.getByRole('link')).toHaveAttribute('href', /\/plugins\/css-extract/);
    await expect(items.filter({ hasText: 'babel-loader' })).toContainText('builtin:swc-loader');
    await expect(main.getByRole('heading', { name: defaults })).toBeVisible();
    await expect(items.filter({ hasText: 'module.parser.javascript.importMeta' })).toContainText(
      'output.module',
    );
    await expect(main.getByText('](')).toHaveCount(0);

    await moved.getByRole('button', { name: line }).click();
    const selected = await page.evaluate(() => {
      const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
    expect(selected).toContain('libraryTarget');

    expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
    const origin = new URL(page.url()).origin;
    for (const request of sent) {
      expect(request).toMatch(new RegExp(`^GET ${origin}/[^?]* $`));
      expect(request).not.toContain('libraryTarget');
    }
  });
}

test('[OPT-4] an error of syntax is told with line and column', async ({ site, page }) => {
  await site.goto('/config/check');
  const field = page.getByRole('textbox', { name: 'Your configuration' });
  await field.fill('export default {\n  mode: ,\n};');
  await field.press('Control+Enter');
  await expect(page.getByText(/Line 2, column 9: /)).toBeVisible();
});

test('[OPT-4] the pages of version 1 check against version 1 and say what needs version 2', async ({
  site,
  page,
}) => {
  await site.goto('/v1/config/check');
  const main = page.getByRole('main');
  await main
    .getByRole('textbox')
    .fill(
      "export default { lazyCompilation: true, output: { charset: true }, incremental: 'safe' };",
    );
  await main.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(main.locator('.lt-check__summary')).toHaveText('1 thing to change');
  await expect(main.getByRole('listitem').filter({ hasText: 'incremental' })).toContainText(
    'needs 2.3.2',
  );
});

test('[OPT-4] what checks is loaded when the reader reaches for it', async ({ site, page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await site.goto('/config/check');
  expect(loaded.filter((url) => /\/options\//.test(url))).toEqual([]);
  const before = loaded.length;
  await page.getByRole('textbox', { name: 'Your configuration' }).focus();
  await expect.poll(() => loaded.filter((url) => /\/options\/v2\//.test(url)).length).toBe(1);
  expect(loaded.length).toBeGreaterThan(before);
});

test('[OPT-4] what is pasted never becomes a link or an element', async ({ site, page }) => {
  await site.goto('/config/check');
  const main = page.getByRole('main');
  await main
    .getByRole('textbox')
    .fill('export default { "[a](javascript:b)`<img src=x>`": 1, mode: "<b>x</b>" }');
  await main.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(main.locator('.lt-check__summary')).toHaveText('2 things to change');
  await expect(main.locator('.lt-check__said').first()).toContainText('[a](javascript:b)');
  await expect(main.locator('.lt-check__said :is(img, b, a[href^="javascript"])')).toHaveCount(0);
});

test('[OPT-4] axe finds nothing on a checked config, and it fits 320 px', async ({
  site,
  page,
}) => {
  test.slow();
  for (const { route, run } of EDITIONS) {
    await site.goto(route);
    const main = page.getByRole('main');
    await main.getByRole('textbox').fill(WEBPACK);
    await main.getByRole('button', { name: run, exact: true }).click();
    await expect(main.locator('.lt-check__summary')).not.toBeEmpty();
    await main.locator('summary').click();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('[OPT-4] a typed config is still there after Back and a reload, and is checked in another version and language', async ({
  site,
  page,
}) => {
  const main = page.getByRole('main');
  const field = main.locator('textarea');
  const summary = main.locator('.lt-check__summary');
  await site.goto('/config/check');
  await field.fill(WEBPACK);
  await main.getByRole('button', { name: 'Check', exact: true }).click();
  const finding = main.getByRole('listitem').filter({ hasText: 'output.libraryTarget' });
  await finding.getByRole('link').click();
  await expect(page).toHaveURL(/\/config\/output-library/);
  await page.goBack();
  await expect(field).toHaveValue(WEBPACK);
  await expect(summary).toHaveText('3 things to change');

  await site.switchLanguage('简体中文');
  await expect(page).toHaveURL('/zh/config/check');
  await expect(summary).toHaveText('有 3 处需要修改');
  await site.switchVersion('v1');
  await expect(page).toHaveURL('/v1/zh/config/check');
  await expect(field).toHaveValue(WEBPACK);
  await expect(summary).toHaveText(/^有 \d 处需要修改$/);

  await field.fill('{ mode: 1 }');
  await expect(summary).toContainText('检查之后内容有修改。');
  await field.press('Control+Enter');
  await expect(summary).toHaveText('没有需要修改的地方');
  await field.fill('{ mode: 2 }');
  await page.reload();
  await site.hydrated();
  await expect(field).toHaveValue('{ mode: 2 }');
  await expect(summary).toBeEmpty();
});
