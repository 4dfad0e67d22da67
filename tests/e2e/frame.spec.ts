import { expect, test } from '../support/test';

/** Pages with an outline and without, an overview, and pages with wide tables. */
const PAGES = [
  '/guide/features/css',
  '/config/output',
  '/config/',
  '/config/all-options',
  '/config/check',
];

const WIDTHS = [320, 390, 768, 900, 960, 961, 1100, 1280, 1281, 1440, 1920];

const PLACES = [
  { prefix: '', more: ['/news/', '/news/two-versions-two-languages'] },
  { prefix: '/zh', more: ['/news/two-versions-two-languages'] },
  { prefix: '/v1', more: [] },
];

for (const { prefix, more } of PLACES) {
  test(`[FRAME-2] the text starts at the same x on all pages of a width, and no bar is empty: ${prefix}/`, async ({
    page,
  }) => {
    test.slow();
    const starts = new Map<number, Map<number, string[]>>();
    const emptyBars: string[] = [];
    const bar = page.locator('.lt-menubar:visible');
    for (const path of [...PAGES, ...more]) {
      await page.goto(`${prefix}${path}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const box = await page.getByRole('heading', { level: 1 }).boundingBox();
        const start = Math.round(box?.x ?? Number.NaN);
        const pages = starts.get(width) ?? new Map<number, string[]>();
        starts.set(width, pages.set(start, [...(pages.get(start) ?? []), path]));
        const isEmpty = (await bar.count()) > 0 && (await bar.getByRole('button').count()) === 0;
        if (isEmpty) emptyBars.push(`${path} at ${width}`);
      }
    }
    const torn = [...starts].filter(([, pages]) => pages.size > 1);
    expect(torn.map(([width, pages]) => [width, Object.fromEntries(pages)])).toEqual([]);
    expect(emptyBars).toEqual([]);
  });
}

test('[FRAME-2] [SIDE-2] where the sidebar is a menu, the outline stands in its place', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await site.goto('/config/output');
  const text = await site.heading.boundingBox();
  const outline = await site.outline.boundingBox();
  expect((outline?.x ?? 0) + (outline?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  await expect(page.locator('.lt-menubar').getByRole('button', { name: 'Contents' })).toBeVisible();
  await expect(site.sidebar).toBeHidden();
  await site.outline.getByRole('link', { name: 'output.clean' }).click();
  await expect.poll(() => site.distanceBelowNavbar('outputclean')).toBeLessThan(120);
});
