import type { Locator, Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.mirrored;
const PAGES = ['/', '/guide/start', '/guide/elements', '/guide/more/english', '/nope'];

/** Where an element is, counted from the side where lines begin. */
async function fromStart(page: Page, element: Locator, isMirrored: boolean) {
  const box = await element.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  if (!box) throw new Error('is not shown');
  const start = isMirrored ? width - box.x - box.width : box.x;
  return { start: Math.round(start), isInWindow: box.x >= 0 && box.x + box.width <= width };
}

test('[KIT-3] an Arabic page is the mirror of an English one at every width', async ({
  page,
  site,
}) => {
  const widths = [320, 768, 1280, 1440];
  const parts: Record<string, Locator> = {
    brand: page.locator('.lt-brand'),
    menubar: page.locator('.lt-menubar__button--sidebar'),
    sidebar: page.locator('.lt-doc__sidebar'),
    heading: page.locator('.lt-prose'),
    outline: page.locator('.lt-doc__outline'),
    steps: page.locator('.lt-steps').first(),
    callout: page.locator('.lt-callout').first(),
    pages: page.locator('.lt-doc-footer__page'),
  };
  const places = async (prefix: string) => {
    const byWidth: Record<number, Record<string, number>> = {};
    await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
    await site.goto(`${url}${prefix}/guide/start`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const shown: [string, number][] = [];
      for (const [name, part] of Object.entries(parts)) {
        if (!(await part.isVisible())) continue;
        const { start, isInWindow } = await fromStart(page, part, prefix !== '');
        expect(isInWindow, `${name} at ${width} px`).toBe(true);
        shown.push([name, start]);
      }
      byWidth[width] = Object.fromEntries(shown);
    }
    return byWidth;
  };
  const english = await places('');
  const arabic = await places('/ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const width of widths) {
    expect(Object.keys(arabic[width] ?? {}).length, `${width} px`).toBeGreaterThan(3);
  }
  expect(arabic).toEqual(english);
});

test('[KIT-3] sidebar at the right, outline at the left, code from left to right, until a reader chooses another language', async ({
  page,
  site,
}) => {
  await site.goto(`${url}/ar/guide/start`);
  const x = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x;
  expect(await x('.lt-doc__sidebar')).toBeGreaterThan(1000);
  expect(await x('.lt-doc__outline')).toBeLessThan(300);
  await expect(page.locator('.lt-prose p').first()).toHaveCSS('direction', 'rtl');
  for (const code of ['.lt-code pre', '.lt-prose p code']) {
    await expect(page.locator(code).first()).toHaveCSS('direction', 'ltr');
  }
  await test.step('the numbers of steps stand at the right of them', async () => {
    const step = page.locator('.lt-steps > ol > li').first();
    await expect(step).toHaveCSS('padding-right', '52px');
    const number = await step.evaluate((item) => getComputedStyle(item, '::before').right);
    expect(number).toBe('0px');
  });

  await test.step('the direction follows the language that a reader chooses', async () => {
    await page.getByRole('button', { name: 'اللغة' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Start/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('.lt-doc__main')).toHaveCSS('direction', 'ltr');
  });
});

test('[KIT-3] a page in another language keeps its own direction', async ({ page, site }) => {
  await site.goto(`${url}/ar/guide/more/english`);
  await expect(page.locator('.lt-prose')).toHaveCSS('direction', 'ltr');
  await expect(page.locator('.lt-notice')).toHaveCSS('direction', 'rtl');
});

test('[KIT-3] no mirrored page scrolls sideways, from 320 to 1440 px', async ({ page, site }) => {
  const faults: string[] = [];
  for (const path of PAGES) {
    await site.goto(`${url}/ar${path}`);
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const [wide, shown] = await page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        window.scrollBy(-50, 0);
        return [scrollWidth, window.innerWidth + Math.abs(window.scrollX)];
      });
      if (wide > width || shown > width) faults.push(`${path} at ${width} px: ${wide}, ${shown}`);
    }
  }
  expect(faults).toEqual([]);
});

test('[KIT-3] menus, drawer and search open where the mirrored page has their buttons', async ({
  page,
  site,
}) => {
  await site.goto(`${url}/ar/guide/start`);
  await page.getByRole('button', { name: 'اللغة' }).click();
  const english = page.getByRole('menuitem', { name: 'English' });
  await expect(english).toBeVisible();
  expect((await english.boundingBox())?.x).toBeLessThan(400);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'بحث' }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .or(page.locator('.DocSearch-Input'))
    .first()
    .fill('النشر');
  const hit = page.locator('.lt-hit').first();
  await expect(hit).toContainText('النشر');
  await expect(hit).toHaveCSS('direction', 'rtl');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'المحتويات' }).click();
  const drawer = page.getByRole('dialog', { name: 'المحتويات' });
  await expect
    .poll(async () => {
      const box = await drawer.boundingBox();
      return box && Math.round(box.x + box.width);
    })
    .toBe(390);
});

test('[KIT-3] tables, addresses and footnotes of an Arabic page are mirrored, and in Arabic', async ({
  page,
  site,
}) => {
  await site.goto(`${url}/ar/guide/elements`);
  const alignments = await page
    .locator('.lt-prose :is(th, td)')
    .evaluateAll((cells) =>
      cells.map((cell) => `${cell.getAttribute('align')}: ${getComputedStyle(cell).textAlign}`),
    );
  expect([...new Set(alignments)].sort()).toEqual(['center: center', 'left: start', 'right: end']);
  const address = page.getByRole('link', { name: 'https://example.com/assets/' });
  await expect(address).toHaveCSS('unicode-bidi', 'plaintext');
  await expect(page.getByRole('heading', { name: 'الحواشي' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'العودة إلى موضع الحاشية 1' })).toBeVisible();

  await site.goto(`${url}/guide/elements`);
  await expect(page.getByRole('heading', { name: 'Footnotes' })).toBeVisible();
});

test('[KIT-3] header cells have the alignment of their columns', async ({ page, site }) => {
  for (const prefix of ['', '/ar']) {
    await site.goto(`${url}${prefix}/guide/elements`);
    const aligned = (row: string) =>
      page
        .locator(`.lt-prose ${row}:first-child > [align]`)
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
    const cells = await aligned('tbody tr');
    expect(new Set(cells).size).toBe(3);
    expect(await aligned('thead tr')).toEqual(cells);
  }
});
