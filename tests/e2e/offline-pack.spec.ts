import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { ServedCopy } from '../support/ServedCopy';
import { expect, test } from '../support/test';

// What another test has saved is on the device of a reader.
test.use({ ownContext: true });

let copy: ServedCopy;

test.beforeEach(async ({ page: _ }, { testId }) => {
  copy = new ServedCopy(`test-results/sites/served-${testId}`);
  await copy.start();
});

test.afterEach(async () => {
  await copy.stop();
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Read offline|离线阅读)$/ });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const keptCaches = (page: Page) => page.evaluate(() => caches.keys());

/** Saves the pack of the page that is open. */
async function save(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Save for offline' }).click();
  await expect(dialog.getByRole('status')).toContainText('Saved.');
  await page.keyboard.press('Escape');
}

/** A network that is gone is what the console complains about. */
function forgive(complaints: string[]): void {
  for (const complaint of complaints.splice(0)) {
    expect(complaint).toMatch(/net::ERR_|status of 503|Failed to fetch/);
  }
}

test('[FAST-2] a pack is saved, read without a network, updates itself, and goes with one click', async ({
  site,
  page,
  context,
  search,
  complaints,
}) => {
  await site.goto(`${copy.url}/guide/start`);
  expect(await registrations(page)).toBe(0);
  expect(copy.asked.filter((name) => name.includes('offline'))).toEqual([]);

  await test.step('the size is known before anything is fetched', async () => {
    await page.getByRole('button', { name: 'More ways to use this page' }).click();
    await page.getByRole('button', { name: 'Read offline' }).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText('Based · v2 · English');
    await expect(dialog).toContainText(/11 pages and search/);
    await expect(dialog).toContainText(/\d\.\d MB to download, \d\.\d MB on this device/);
    expect(copy.asked.filter((name) => name.includes('offline'))).toEqual([
      'static/offline/index.json',
    ]);
    expect(await registrations(page)).toBe(0);
    await save(page);
    expect(await registrations(page)).toBe(1);
  });

  await test.step('pages, deep links, other tabs and the search work without a network', async () => {
    await copy.stop();
    await context.setOffline(true);
    await page.reload();
    await site.hydrated();
    await site.markDocument();
    await site.sidebar.getByRole('link', { name: 'Links', exact: true }).click();
    await expect(site.heading).toContainText('Links');
    expect(await site.isMarked()).toBe(true);
    await search.search('warnings');
    await expect(search.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    const tab = await context.newPage();
    await tab.goto(`${copy.url}/options`);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Options');
    await tab.close();
  });

  await test.step('another page says that it is not there, and leads to what is', async () => {
    await page.goto(`${copy.url}/zh/guide/start`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('此设备上没有本页');
    await page.getByRole('link', { name: 'v2 · English' }).click();
    await expect(page).toHaveURL(`${copy.url}/guide/start`);
    await site.hydrated();
    await site.switchVersion('v1');
    await expect(page.getByRole('alert')).toContainText('This page is not saved on this device');
  });

  await test.step('online, pages are fresh at once, and the pack becomes new behind them', async () => {
    await copy.changePage(
      'guide/start.html',
      '</head>',
      '<meta name="made" content="anew"></head>',
    );
    copy.asked.length = 0;
    await copy.start();
    await context.setOffline(false);
    await page.reload();
    await site.hydrated();
    await expect(page.locator('meta[name=made]')).toHaveCount(1);
    await expect
      .poll(() => copy.asked.filter((name) => name === 'guide/start').length)
      .toBeGreaterThanOrEqual(2);
    const again = copy.asked.filter((name) => /static\/(js|css|font)|options$/.test(name));
    expect(again).toEqual([]);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const [name = ''] = await caches.keys();
          const cache = await caches.open(name);
          const record = await cache.match('/docs/static/offline/pack/v2.en');
          return (await record?.json())?.file;
        }),
      )
      .toBe(copy.packFile('v2', 'en'));
    await copy.stop();
    await context.setOffline(true);
    await page.reload();
    await site.hydrated();
    await expect(page.locator('meta[name=made]')).toHaveCount(1);
  });

  await test.step('one click removes everything', async () => {
    await page.goto(`${copy.url}/guide/start?offline`);
    await dialogOf(page).getByRole('button', { name: 'Remove from this device' }).click();
    await expect(dialogOf(page).getByRole('status')).toHaveText('Removed from this device.');
    expect(await registrations(page)).toBe(0);
    expect(await keptCaches(page)).toEqual([]);
  });
  forgive(complaints);
});

test('[FAST-2] a download that fails says why, and another try goes on from there', async ({
  site,
  page,
  complaints,
}) => {
  await site.goto(`${copy.url}/guide/start?offline`);
  const dialog = dialogOf(page);
  await page.route('**/options', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save for offline' }).click();
  await expect(dialog.getByRole('status')).toContainText('The connection was lost.');
  expect(await registrations(page)).toBe(0);
  await page.unroute('**/options');
  const before = new Set(copy.asked);
  copy.asked.length = 0;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('status')).toContainText('Saved.');
  const twice = copy.asked.filter((name) => before.has(name) && !name.startsWith('static/'));
  expect(twice.filter((name) => name !== 'options').length).toBeLessThanOrEqual(6);
  forgive(complaints);
});

test('[FAST-2] a download can be cancelled, and leaves nothing', async ({ site, page }) => {
  await site.goto(`${copy.url}/zh/guide/start?offline`);
  await page.route('**/zh/options', () => {});
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: '保存到设备' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Based · v2 · 简体中文' })).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog.getByRole('status')).toContainText('已取消');
  await expect.poll(() => keptCaches(page)).toEqual([]);
  expect(await registrations(page)).toBe(0);
});

test('[FAST-2] a site that turns packs off takes its worker away from its readers', async ({
  site,
  page,
}) => {
  await site.goto(`${copy.url}/guide/start?offline`);
  await save(page);
  copy.turnOff();
  await page.goto(`${copy.url}/options`);
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => keptCaches(page)).toEqual([]);
});

test('[FAST-2] the dialog has no faults of accessibility, on a phone neither', async ({
  site,
  page,
}) => {
  await site.goto(`${copy.url}/guide/start?offline`);
  await expect(dialogOf(page).getByRole('button', { name: 'Save for offline' })).toBeVisible();
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await save(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Read offline' }).click();
  await expect(dialogOf(page)).toContainText('Saved.');
  expect(await axeFindings(page, '.lt-offline')).toEqual([]);
});
