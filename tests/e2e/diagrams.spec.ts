import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const PAGE = `${SITES.kit.url}/elements/drawn`;

test('[TRUE-4] diagrams and formulas have the colors of the page, and on a phone only what is too wide scrolls', async ({
  site,
  page,
  complaints,
}) => {
  await site.goto(PAGE);
  const small = page.getByRole('img', { name: 'Two ways to the output' });
  await expect(small.getByText('Compile')).toHaveCSS('fill', 'rgb(27, 24, 21)');
  await expect(small.locator('rect').last()).toHaveCSS('fill', 'rgb(251, 234, 225)');
  await expect(page.getByText('What a request goes through')).toBeVisible();
  await expect(page.locator('p math').first()).toHaveText('n');
  const formula = page.locator('.lt-math-block').last();
  const middleOf = async (selector: string) => {
    const box = await formula.locator(selector).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  const block = await formula.boundingBox();
  expect(
    Math.abs((await middleOf('mtable')) - (block?.x ?? 0) - (block?.width ?? 0) / 2),
  ).toBeLessThan(2);

  await page.setViewportSize({ width: 320, height: 800 });
  const wide = page.getByRole('img', { name: /^What a request goes through: Page → Worker/ });
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overhang()).toBe(0);
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[TRUE-4] diagrams and formulas need no script', async ({ page }) => {
    await page.goto(PAGE.replace('/elements', '/zh/elements'));
    await expect(
      page.getByRole('img', { name: '得到产物的两条路' }).getByText('编译'),
    ).toBeVisible();
    await expect(page.locator('.lt-math-block mfrac').first()).toBeVisible();
  });
});
