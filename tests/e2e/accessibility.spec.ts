import { axeFindings } from '../support/axe';
import { expect, test } from '../support/test';

const VIEWS = {
  home: '/',
  'Chinese home': '/zh/',
  doc: '/guide/start/quick-start',
  'a doc with a table': '/guide/features/node-target',
  'Chinese doc of the old version': '/v1/zh/config/target',
  overview: '/config/',
  'the home of Lectern': '/lectern/',
  404: '/no/such/page',
};

for (const [view, path] of Object.entries(VIEWS)) {
  test(`[A11Y-1] axe finds nothing on ${view}, light and dark, 390 and 1280 px, and the name of every control has the words that it shows`, async ({
    site,
    page,
  }) => {
    test.slow();
    await site.goto(path);
    expect(await axeFindings(page)).toEqual([]);
  });
}

/** The other types of pages in both languages, whose elements the tests above have looked at in one. */
const OTHER_VIEWS = [
  '/zh/guide/start/quick-start',
  '/zh/config/',
  '/news/',
  '/zh/news/',
  '/zh/guide/glossary',
  '/lectern/zh/',
  '/zh/no/such/page',
];

test('[A11Y-1] axe finds nothing on the other types of pages in both languages', async ({
  site,
  page,
}) => {
  test.slow();
  for (const path of OTHER_VIEWS) {
    await site.goto(path);
    expect.soft(await axeFindings(page, 'html', [390]), path).toEqual([]);
  }
});

test('[A11Y-1] axe finds nothing with a menu, a drawer or the search open, and the name of every control has the words that it shows', async ({
  site,
  page,
}) => {
  test.slow();
  await site.goto('/guide/start/quick-start');
  // What the menus are beside is the task of the tests above.
  await page.addStyleTag({
    content: '.rspress-doc > :not(h1, .lt-actions) { display: none !important }',
  });
  const open = async (width: number, name: string | RegExp, role: 'menu' | 'dialog') => {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name }).first().press('Enter');
    await expect(page.getByRole(role)).toBeVisible();
    // The colors of the page itself are the task of the tests above.
    const colored = `header, [aria-expanded="true"], [role="${role}"]`;
    expect.soft(await axeFindings(page, 'html', [width], colored), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
  };
  await open(1280, 'Language', 'menu');
  await open(1280, 'Version', 'menu');
  await open(1280, 'Appearance', 'menu');
  await open(1280, 'Related tools', 'dialog');
  await open(1280, 'More ways to use this page', 'dialog');
  await open(1280, 'Search', 'dialog');
  await open(390, 'ON THIS PAGE', 'dialog');
  await open(390, /^Contents/, 'dialog');
  await open(390, 'Open the menu', 'dialog');
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the section, the page and the heading where a reader is can be told from the others', async ({
    site,
    page,
  }) => {
    await site.goto('/guide/features/css');
    for (const list of [site.sidebar, site.outline]) {
      const line = (link: string) =>
        list
          .locator(link)
          .first()
          .evaluate((element) => getComputedStyle(element).textDecorationLine);
      expect(await line('a[aria-current]')).toBe('underline');
      expect(await line('a:not([aria-current])')).toBe('none');
    }
    const mark = await page.locator('.lt-nav__link[aria-current]').evaluate((element) => {
      const { borderBottomWidth, borderBottomColor, opacity } = getComputedStyle(
        element,
        '::after',
      );
      const paper = getComputedStyle(document.body).backgroundColor;
      return { width: borderBottomWidth, isSeen: borderBottomColor !== paper && opacity === '1' };
    });
    expect(mark).toEqual({ width: '2px', isSeen: true });
  });
});
