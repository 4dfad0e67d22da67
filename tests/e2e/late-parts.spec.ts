import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.based;
const LATE_SCRIPTS = '**/static/js/async/**';

/** What the page says about something that it could not load. */
const notice = (page: Page) => page.getByRole('alert');

test('a menu that cannot be loaded says so and opens at the next try', async ({
  site,
  page,
  complaints,
}) => {
  await site.goto(`${url}/guide/start`);
  await page.route(LATE_SCRIPTS, (route) => route.abort());
  await page.route(`${url}/guide/start`, (route) => route.abort());
  await site.navbar.getByRole('button', { name: 'Language' }).click();
  await expect(notice(page)).toContainText('Check your network connection.');
  await page.unroute(LATE_SCRIPTS);
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  complaints.splice(0);
});

test('a menu and a drawer that hang are given up, and come at the next try', async ({
  site,
  page,
  complaints,
}) => {
  await page.clock.install();
  await site.goto(`${url}/guide/start`);
  for (const { width, button, part } of [
    { width: 1280, button: 'Language', part: page.getByRole('menu') },
    { width: 390, button: /^Contents/, part: page.getByRole('dialog', { name: 'Contents' }) },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.route(LATE_SCRIPTS, () => {});
    await page.getByRole('button', { name: button }).click();
    await page.clock.runFor(15_000);
    await expect(notice(page)).toContainText('This is taking too long to load.');
    await page.unroute(LATE_SCRIPTS);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(part).toBeVisible();
    await page.keyboard.press('Escape');
  }
  complaints.splice(0);
});

for (const key of ['Escape', 'Tab'] as const) {
  test(`a menu that comes after ${key} stays closed and takes no focus`, async ({ site, page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await site.goto(`${url}/guide/start`);
    await page.route(LATE_SCRIPTS, async (route) => {
      await released;
      await route.continue();
    });
    const button = site.navbar.getByRole('button', { name: 'Language' });
    await button.press('Enter');
    await expect(button).toHaveAttribute('data-opening', '');
    const waiting = await button.elementHandle();
    await page.keyboard.press(key);
    await expect(button).not.toHaveAttribute('data-opening');
    release();
    await expect.poll(() => waiting?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(page.getByRole('menu')).toHaveCount(0);
    if (key === 'Escape') await expect(button).toBeFocused();
    else await expect(button).not.toBeFocused();
    await button.press('Enter');
    await expect(page.getByRole('menu', { name: 'Language' })).toBeVisible();
  });
}

test('[FAST-3] after a deploy a menu offers to reload the page, which keeps its place', async ({
  site,
  page,
  complaints,
}) => {
  await site.goto(`${url}/v1/zh/guide/start`);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.route(LATE_SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(page.url(), async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/\/js\/index\.\w+\.js/, '/js/index.0123456789.js');
    await route.fulfill({ response: answer, body });
  });
  await site.markDocument();
  await site.navbar.getByRole('button', { name: '语言' }).click();
  await expect(notice(page)).toContainText('网站已有更新');
  await page.unrouteAll({ behavior: 'wait' });
  const place = await page.evaluate(() => window.scrollY);
  await notice(page).getByRole('button', { name: '重新加载' }).dispatchEvent('click');
  await expect.poll(() => site.isMarked().catch(() => true)).toBe(false);
  await site.hydrated();
  const distance = () => page.evaluate((from) => Math.abs(window.scrollY - from), place);
  await expect.poll(distance).toBeLessThanOrEqual(1);
  complaints.splice(0);
});

/** Lets the dialog come and keeps back the search itself, in a worker and in the page. */
async function withoutSearchCode(page: Page): Promise<void> {
  await page.route(LATE_SCRIPTS, async (route) => {
    const answer = await route.fetch();
    const isSearch = (await answer.text()).includes('kind:"started"');
    await route.fulfill(isSearch ? { status: 404, body: '' } : { response: answer });
  });
}

test('[SRCH-5] a search whose worker and substitute do not come says why, and can be asked again', async ({
  site,
  page,
  search,
  complaints,
}) => {
  await site.goto(`${url}/guide/start`);
  await withoutSearchCode(page);
  await search.open();
  await search.input.fill('links');
  await expect(search.box).toContainText('Unable to fetch results');
  await expect(search.box).toContainText('The server did not send the data that the search needs.');
  await page.unrouteAll({ behavior: 'wait' });
  await search.box.getByRole('button', { name: 'Try again' }).click();
  await expect(search.hits.first()).toContainText('Links');
  complaints.splice(0);
});

test('[FAST-3] after a deploy a search reloads the page with its query', async ({
  site,
  page,
  search,
  complaints,
}) => {
  await site.goto(`${url}/guide/start`);
  await withoutSearchCode(page);
  await page.route(`${url}/guide/start`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/docs/static/js/index.0a.js">' }),
  );
  await search.open();
  await search.input.fill('links');
  await expect(search.box).toContainText('The site has been updated');
  await page.unrouteAll({ behavior: 'wait' });
  await search.box.getByRole('button', { name: 'Reload' }).click();
  await expect(search.hits.first()).toContainText('Links');
  await expect(search.input).toHaveValue('links');
  await expect(page).toHaveURL(`${url}/guide/start`);
  complaints.splice(0);
});

test('a notice that cannot be loaded leaves the page as it is', async ({
  site,
  page,
  complaints,
}) => {
  await site.goto(`${SITES.docs.url}/v1/config/output`);
  await page.route(LATE_SCRIPTS, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.evaluate(() => {
    window.history.pushState({}, '', '?instead-of=/config/incremental');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await lost;
  await expect(site.heading).toContainText('Output');
  await expect(site.navbar).toBeVisible();
  complaints.splice(0);
});
