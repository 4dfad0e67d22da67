import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;
/** Where the code of a page lies: in a build, and on the dev server. */
const PAGE_CODE = /\/static\/js\/(pages\/|async\/route-)/;

const START = `${kit}/elements/packages`;

const bar = (page: Page) => page.locator('#nprogress');
const nextPage = (page: Page) => page.getByRole('link', { name: 'Another page with commands' });

/** Code that is not loaded with the first page; every request for it waits for `answer`. */
async function holdPages(page: Page, answer: 'continue' | 'abort' = 'continue') {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PAGE_CODE, async (route) => {
    await held;
    await route[answer]();
  });
  return release;
}

/** Lets the page show what it has. */
const frames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Notes in the page when it was clicked and when the bar was there. */
function recordTimes(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: { click?: number; bar?: number } = {};
    Object.assign(window, { times });
    const onClick = () => Object.assign(times, { click: performance.now() });
    document.addEventListener('click', onClick, { capture: true });
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) times.bar ??= performance.now();
    }).observe(document.body, { childList: true });
  });
}

function recordedTimes(page: Page) {
  return page.evaluate(
    () => (window as unknown as { times: { click: number; bar: number } }).times,
  );
}

test('[ELEM-9] a slow page shows the bar after 200 ms, from 8 percent, and the bar ends', async ({
  site,
  page,
}) => {
  await site.goto(START);
  const release = await holdPages(page);
  await recordTimes(page);
  await nextPage(page).click();
  await expect(bar(page).locator('.bar')).toBeVisible();
  const { click, bar: shown } = await recordedTimes(page);
  expect(shown - click).toBeGreaterThanOrEqual(199);
  const offset = await bar(page)
    .locator('.bar')
    .evaluate((element) => element.style.transform);
  expect(Number(/-(\d+(\.\d+)?)%/.exec(offset)?.[1])).toBeGreaterThan(80);
  expect(Number(/-(\d+(\.\d+)?)%/.exec(offset)?.[1])).toBeLessThanOrEqual(92);
  release();
  await expect(site.heading).toContainText('More packages');
  await expect(bar(page)).toHaveCount(0);
});

test('[ELEM-9] the bar needs nothing from the network: it shows while everything else hangs', async ({
  site,
  page,
}) => {
  await site.goto(START);
  await recordTimes(page);
  await page.route('**', () => {});
  await nextPage(page).click();
  await expect(bar(page).locator('.bar')).toBeVisible();
  const { click, bar: shown } = await recordedTimes(page);
  expect(shown - click).toBeGreaterThanOrEqual(199);
  expect(shown - click).toBeLessThanOrEqual(400);
});

test('[ELEM-9] the bar is gone when a page is shown, whatever became of the one before', async ({
  site,
  page,
}) => {
  await site.goto(START);
  const fetched = page.waitForResponse(PAGE_CODE);
  await site.sidebar.getByRole('link', { name: 'Page data' }).hover();
  await fetched;
  await page.route(PAGE_CODE, () => {});
  await nextPage(page).click();
  await expect(bar(page).locator('.bar')).toBeVisible();
  await site.sidebar.getByRole('link', { name: 'Page data' }).click();
  await expect(site.heading).toContainText('Page data');
  await expect(bar(page)).toHaveCount(0);
});

test('[ELEM-9] a fast page shows no bar', async ({ site, page }) => {
  await site.goto(START);
  const fetched = page.waitForEvent('requestfinished', (request) => PAGE_CODE.test(request.url()));
  await nextPage(page).hover();
  await fetched;
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) Object.assign(window, { hadBar: true });
    }).observe(document.body, { childList: true });
  });
  await nextPage(page).click();
  await expect(site.heading).toContainText('More packages');
  expect(await page.evaluate(() => 'hadBar' in window)).toBe(false);
});

test('[ELEM-9] back and forward show the bar too', async ({ site, page }) => {
  await site.goto(`${kit}/guide/first`);
  await site.goto(START);
  await page.evaluate(() => window.history.pushState({ idx: 1 }, '', '/elements/more-packages'));
  await page.evaluate(() => window.history.pushState({ idx: 2 }, '', '/elements/packages'));
  const release = await holdPages(page);
  await page.goBack();
  await expect(bar(page).locator('.bar')).toBeVisible();
  await expect(site.heading).toContainText('Packages');
  release();
  await expect(site.heading).toContainText('More packages');
  await expect(bar(page)).toHaveCount(0);
});

test('[ELEM-9] a page whose code cannot be loaded is loaded in full', async ({
  site,
  page,
  complaints,
}) => {
  await site.goto(START);
  await site.markDocument();
  await page.route(PAGE_CODE, (route) => route.abort());
  const loaded = page.waitForEvent('load');
  await nextPage(page).click();
  await page.waitForURL(/\/elements\/more-packages$/);
  await page.unroute(PAGE_CODE);
  await loaded;
  expect(await site.isMarked()).toBe(false);
  await site.goto(page.url());
  await expect(site.heading).toContainText('More packages');
  await expect(bar(page)).toHaveCount(0);
  for (const complaint of complaints.splice(0)) {
    expect(complaint).toMatch(/ERR_FAILED|could not be loaded/);
  }
});

test('[ELEM-9] the page that was chosen last wins', async ({ site, page }) => {
  await site.goto(START);
  const release = await holdPages(page);
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  const asked = page.waitForRequest(PAGE_CODE);
  await nextPage(page).click();
  const first = await asked;
  await site.sidebar.getByRole('link', { name: 'Page data' }).click();
  release();
  await expect(site.heading).toContainText('Page data');
  await expect.poll(() => fetched).toContain(first.url());
  await frames(page);
  await expect(page).toHaveURL(/\/elements\/page$/);
  await expect(site.heading).toContainText('Page data');
});

for (const [way, reach] of [
  ['hover', (page: Page) => nextPage(page).hover()],
  ['focus', (page: Page) => nextPage(page).focus()],
  ['touch', (page: Page) => nextPage(page).dispatchEvent('touchstart')],
] as const) {
  test(`[ELEM-10] the code of a page is fetched on ${way}, once`, async ({ site, page }) => {
    await site.goto(START);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (PAGE_CODE.test(request.url())) requests.push(request.url());
    });
    const fetched = page.waitForEvent('requestfinished', (request) =>
      PAGE_CODE.test(request.url()),
    );
    await reach(page);
    const code = (await fetched).url();
    await nextPage(page).click();
    await expect(site.heading).toContainText('More packages');
    expect(requests.filter((url) => url === code)).toHaveLength(1);
    expect(requests.at(0)).toBe(code);
  });
}

test('a link with a modifier key is left to the browser', async ({ site, page, context }) => {
  await site.goto(START);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    nextPage(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/more-packages$/);
  await expect(page).toHaveURL(/\/packages$/);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`between pages the text fades, not with reduced motion: ${reducedMotion}`, async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await site.goto(START);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(window, { fades: 0 });
      document.startViewTransition = (...args) => {
        (window as unknown as { fades: number }).fades += 1;
        return start(...args);
      };
    });
    await nextPage(page).click();
    await expect(site.heading).toContainText('More packages');
    const fades = await page.evaluate(() => (window as unknown as { fades: number }).fades);
    expect(fades > 0).toBe(reducedMotion === 'no-preference');
  });
}

test('a link that is clicked while the text of a page fades in is followed', async ({
  site,
  page,
}) => {
  await site.goto('/config/resolve');
  await page.evaluate(() => document.documentElement.style.setProperty('--lt-page-fade', '3s'));
  const link = (name: string) => site.sidebar.getByRole('link', { name, exact: true });
  await link('entry').click();
  await expect(site.heading).toContainText('Entry');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  const box = await link('mode').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  await expect(site.heading).toContainText('Mode');
});
