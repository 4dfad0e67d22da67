import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

/** A page of every type and with every wide thing, by site. */
const PAGES = {
  docs: [
    '/',
    '/guide/start/introduction',
    '/guide/migration/options-v1-to-v2',
    '/config/',
    '/config/output',
    '/api/cli',
    '/plugins/',
    '/news/',
    '/guide/glossary',
    '/nope',
  ],
  lectern: ['/', '/start', '/settings', '/redirects', '/static-hosts'],
  kit: [
    '/',
    '/types/custom',
    '/types/blank',
    '/types/bare',
    '/types/tabs',
    '/elements/code',
    '/elements/images',
    '/elements/packages',
    '/elements/page',
    '/guide/first',
  ],
} as const;

/** What reaches out of the window; runs in a browser. */
function sidewaysFaults(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= window.innerWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth,
  );
  return [`${root.scrollWidth} px`, ...wide.map(({ className }) => String(className)).slice(0, 5)];
}

for (const prefix of ['', '/zh']) {
  test(`[FRAME-1] with text twice as large no page scrolls sideways on a phone: docs${prefix}`, async ({
    page,
  }) => {
    const faults: Record<string, string[]> = {};
    for (const path of [...PAGES.docs, '/guide/start/quick-start']) {
      await page.goto(`${SITES.docs.url}${prefix}${path}`);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      for (const width of [320, 390, 640]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(sidewaysFaults);
        if (found.length > 0) faults[`${path} at ${width} px`] = found;
      }
    }
    expect(faults).toEqual({});
  });
}

test('[FRAME-1] with text twice as large the search fits a phone', async ({
  site,
  page,
  search,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await site.goto(`${SITES.docs.url}/config/output`);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await search.search('output');
  const wide = await search.box
    .locator('*')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
        .map(({ className }) => String(className)),
    );
  expect(wide).toEqual([]);
});

for (const [name, pages] of Object.entries(PAGES)) {
  for (const prefix of ['', '/zh']) {
    test(`[FRAME-1] no page scrolls sideways, from 320 to 1920 px: ${name}${prefix}`, async ({
      page,
    }) => {
      const faults: Record<string, string[]> = {};
      for (const path of pages) {
        await page.goto(`${SITES[name as keyof typeof PAGES].url}${prefix}${path}`);
        for (const width of [320, 390, 768, 1024, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          const found = await page.evaluate(sidewaysFaults);
          if (found.length > 0) faults[`${path} at ${width} px`] = found;
        }
      }
      expect(faults).toEqual({});
    });
  }
}
