import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.based;

for (const [lang, path, query, told, none] of [
  ['English', '/guide/start', 'paragraph', /^\d+ results for paragraph$/, /^No results for qqqq$/],
  ['Chinese', '/zh/guide/start', '链接', /^“链接”有 \d+ 条结果$/, /^“qqqq”没有结果$/],
] as const) {
  test(`[SRCH-17] the number of results is announced in ${lang}`, async ({ site, search }) => {
    await site.goto(`${url}${path}`);
    await search.search(query);
    await expect(search.status).toHaveText(told);
    await search.input.fill('qqqq');
    await expect(search.status).toHaveText(none);
    await search.input.fill('');
    await expect(search.status).toHaveText('');
  });
}

test('the appearance changes in the open dialog, too', async ({ site, page, search }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await site.goto(`${url}/guide/start`);
  await search.open();
  const color = () =>
    page.locator('.DocSearch-Modal').evaluate((modal) => getComputedStyle(modal).backgroundColor);
  const light = await color();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(color).not.toBe(light);
});

test('the dialog fills a narrow screen', async ({ site, page, search }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.goto(`${url}/guide/start`);
  await search.open();
  expect(await page.locator('.DocSearch-Modal').boundingBox()).toEqual({
    x: 0,
    y: 0,
    width: 390,
    height: 844,
  });
});

/**
 * How light a color is, from 0 to 255: of `rgb(1, 2, 3)`, or of what is behind it where it cannot be
 * seen, as in `rgba(1, 2, 3, 0)`.
 */
function lightness(color: string, behind = 0): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 0 ? behind : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('[A11Y-1] with forced colors texts, the selected result and the chosen scope are seen', async ({
  site,
  page,
  search,
}) => {
  await site.goto(`${url}/guide/start`);
  await search.search('start');
  const styles = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor, outlineStyle } = getComputedStyle(element);
        return { color, backgroundColor, outlineStyle };
      }),
    );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const [modal] = await styles('.DocSearch-Modal');
    const paper = lightness(modal?.backgroundColor ?? '');
    for (const { color } of await styles('.lt-hit :is(.lt-hit__title, .lt-hit__path)')) {
      expect(Math.abs(lightness(color) - paper), colorScheme).toBeGreaterThan(30);
    }
    const marks = await styles('.DocSearch-Container mark');
    expect(marks.length).toBeGreaterThan(0);
    for (const { color, backgroundColor } of marks) {
      expect(Math.abs(lightness(color) - lightness(backgroundColor, paper))).toBeGreaterThan(100);
    }
    const outlines = (await styles('.lt-hit')).map(({ outlineStyle }) => outlineStyle);
    expect(outlines.filter((outline) => outline === 'solid')).toHaveLength(1);
    expect(outlines.length).toBeGreaterThan(1);
    const [chosen, other] = (await styles('.lt-search-scope__choice')).map(
      ({ color, backgroundColor }) => [lightness(color), lightness(backgroundColor, paper)],
    );
    expect(chosen?.[1]).not.toBe(other?.[1]);
    expect(chosen?.[0]).not.toBe(chosen?.[1]);
  }
});
