import type { Frame, Locator, Page } from '@playwright/test';
import { headerFaults } from '../support/headerFaults';
import { hydrated, openInFrame } from '../support/openInFrame';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url: docs } = SITES.docs;
const { url: based } = SITES.based;
const NARROWEST = 320;
const WIDEST = 1440;
const STEP = 8;

const WIDTHS = Array.from(
  { length: (WIDEST - NARROWEST) / STEP + 1 },
  (_, index) => NARROWEST + index * STEP,
);

/** How often a fault is looked for again: on a busy machine a header takes some frames to fit. */
const LOOKS = 10;

/** A page in a frame as high as a header. */
async function openHeader(page: Page, address: string): Promise<Frame> {
  const frame = await openInFrame(page, address, { width: WIDEST, height: 90 });
  await hydrated(frame);
  return frame;
}

/** What is wrong with the header, by the width of the window; what is below it is not laid out. */
async function faultsByWidth(frame: Frame, hasNoEmptyPlace = false) {
  await frame.addStyleTag({ content: '.lt-doc { display: none !important }' });
  return frame.evaluate(headerFaults, { widths: WIDTHS, looks: LOOKS, hasNoEmptyPlace });
}

/** Returns the width and the opacity of the line below a section of the navbar. */
function markOf(section: Locator): Promise<string[]> {
  return section.evaluate((element) => {
    const { borderBottomWidth, opacity } = getComputedStyle(element, '::after');
    return [borderBottomWidth, opacity];
  });
}

for (const prefix of ['', '/zh', '/v1', '/v1/zh']) {
  test(`[FRAME-1] [NAV-2] [NAV-9] every control of the header has its place at every width, and a language without room for its name leaves no empty place: docs${prefix}`, async ({
    page,
  }) => {
    const frame = await openHeader(page, `${docs}${prefix}/guide/start/introduction`);
    expect(await faultsByWidth(frame, true)).toEqual({});
  });
}

// The sections and their names are the same in both versions.
for (const prefix of ['', '/zh']) {
  test(`[FRAME-1] [NAV-2] [NAV-9] many sections with long names leave every control its place: based${prefix}`, async ({
    page,
  }) => {
    const frame = await openHeader(page, `${based}${prefix}/guide/start`);
    expect(await faultsByWidth(frame)).toEqual({});
  });
}

test('[FRAME-1] a long title and a long name of the version leave every control its place', async ({
  page,
}) => {
  const frame = await openHeader(page, `${based}/guide/start`);
  await frame.evaluate(() => {
    const write = (part: string, text: string) => {
      const element = document.querySelector(`.lt-nav ${part}`);
      if (element) element.textContent = text;
    };
    write('.lt-brand__name', 'The Documentation of a Product with a Long Name');
    write('.lt-nav__version-name', 'v2.0.0-beta.11');
  });
  expect(await faultsByWidth(frame)).toEqual({});
  const version = frame.locator('.lt-nav__version-name');
  expect(await version.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
});

test('[FRAME-1] nothing in the header moves when the page is hydrated', async ({ site, page }) => {
  const places = async () => {
    const found: Record<number, unknown> = {};
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      found[width] = await page.locator('.lt-nav :is(a, button)').evaluateAll((controls) =>
        controls.map((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          return [control.ariaLabel ?? control.textContent, x, y, width, height];
        }),
      );
    }
    return found;
  };
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(`${based}/guide/start`);
  const served = await places();
  await page.unroute('**/*.js');
  await site.goto(`${based}/guide/start`);
  const enhanced = await places();
  const withoutTexts = (all: object) => JSON.stringify(all).replaceAll('Ctrl K', '');
  expect(withoutTexts(enhanced)).toEqual(withoutTexts(served));
});

test('[NAV-1] sections without room are in a menu of their own, and out of reach in the line', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 780, height: 700 });
  await site.goto(`${based}/page-data`);
  const more = site.navbar.getByRole('button', { name: 'More sections' });
  await expect(more).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => markOf(more)).toEqual(['2px', '1']);
  await expect(site.navbar.getByRole('link', { name: 'Community showcase' })).toHaveCount(0);
  await more.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Community showcase' })).toBeVisible();
  const group = menu.getByRole('group', { name: 'Frequently asked questions' });
  await group.getByRole('menuitem', { name: 'Data of a page' }).press('Escape');
  await expect(more).toBeFocused();

  await page.setViewportSize({ width: 1920, height: 700 });
  await expect(more).toBeHidden();
  await expect(site.navbar.getByRole('link', { name: 'Community showcase' })).toBeVisible();
});

test('[NAV-7] links without room stand with the rest in the pop-up', async ({ site, page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await site.goto(`${based}/guide/start`);
  await expect(site.navbar.getByRole('link', { name: 'GitHub' })).toHaveCount(0);
  await site.navbar.getByRole('button', { name: 'More links' }).click();
  const rest = page.getByRole('dialog', { name: 'More links' });
  await expect(rest.getByRole('link')).toHaveText(['GitHub', 'Discord', 'npm']);
  await expect(rest.getByRole('region')).toHaveCount(4);
});
