import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const PAGE = '/guide/features/hot-module-replacement';

for (const { prefix, name, words } of [
  { prefix: '', name: /^Rspack builds the saved file/, words: 'not accepted' },
  { prefix: '/zh', name: /^保存文件后，Rspack 重新构建/, words: '未接受更新' },
]) {
  test(`[TRUE-4] ${prefix}${PAGE} has a figure in its language and in both appearances`, async ({
    site,
    page,
  }) => {
    const figure = page.getByRole('img', { name });
    const box = figure.locator('rect').first();
    const label = figure.locator('text').first();
    await page.emulateMedia({ colorScheme: 'light' });
    await site.goto(prefix + PAGE);
    await expect(figure.getByText(words)).toBeVisible();
    await expect(box).toHaveCSS('fill', 'rgb(244, 241, 234)');
    await expect(label).toHaveCSS('fill', 'rgb(27, 24, 21)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(box).toHaveCSS('fill', 'rgb(25, 22, 20)');
    await expect(label).toHaveCSS('fill', 'rgb(238, 233, 226)');
  });
}

test('[TRUE-4] on a phone a figure fits, and its letters stay legible', async ({ site, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of [
    PAGE,
    '/guide/optimization/splitting-bundles',
    '/guide/features/persistent-cache',
    '/plugins/module-federation-plugin',
  ]) {
    await site.goto(path);
    const drawing = page.locator('.lt-figure svg');
    const drawn = await drawing.boundingBox();
    const width = Number(await drawing.getAttribute('width'));
    expect(drawn?.x).toBeGreaterThanOrEqual(0);
    expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeLessThanOrEqual(320);
    expect((drawn?.width ?? 0) / width).toBeGreaterThan(0.75);
    const middle = (drawn?.x ?? 0) + (drawn?.width ?? 0) / 2;
    expect(Math.abs(middle - 160)).toBeLessThan(2);
  }
});

test('[TRUE-4] a page with a figure says it in its Markdown, and loads its styles where it is reached by a link', async ({
  site,
  page,
  request,
}) => {
  const twin = await (await request.get(`${SITES.docs.url}${PAGE}.md`)).text();
  expect(twin).toContain('- The page fetches the modules → Replaced (state is kept): accepted');
  expect(twin).not.toContain('```figure');
  await site.goto('/guide/features/react-and-jsx');
  await page
    .locator('.lt-prose')
    .getByRole('link', { name: 'Hot module replacement', exact: true })
    .click();
  const figure = page.getByRole('img', { name: /^Rspack builds the saved file/ });
  await expect(figure.locator('path').first()).toHaveCSS('fill', 'none');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[TRUE-4] a figure needs no script', async ({ page }) => {
    await page.goto(PAGE);
    await expect(
      page.getByRole('img', { name: /^Rspack builds the saved file/ }).locator('svg'),
    ).toBeVisible();
  });
});
