import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const start = `${SITES.based.url}/guide/start`;

test.beforeEach(async ({ site }) => site.goto(start));

test('[SRCH-1] [SRCH-8] keys open the search, also straight after it was closed; a query has at most 512 characters', async ({
  page,
  search,
}) => {
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await test.step(key, async () => {
      for (const _ of [1, 2]) {
        await page.keyboard.press(key);
        await expect(search.input).toBeFocused();
        await expect(search.input).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(search.box).toHaveCount(0);
        await expect(search.button).toBeFocused();
      }
    });
  }

  await test.step('Ctrl+K closes the search, too; a slash is written into it', async () => {
    await search.open();
    await page.keyboard.press('/');
    await expect(search.input).toHaveValue('/');
    await search.input.fill('b'.repeat(600));
    await expect(search.input).toHaveValue('b'.repeat(512));
    await page.keyboard.press('Control+k');
    await expect(search.box).toHaveCount(0);
  });

  await test.step('the query is the selected text', async () => {
    await page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = 'a'.repeat(600);
      document.body.append(text);
      window.getSelection()?.selectAllChildren(text);
    });
    await page.keyboard.press('Control+k');
    await expect(search.input).toHaveValue('a'.repeat(512));
  });
});

for (const how of ['Ctrl+K', 'a click']) {
  test(`[SRCH-1] [FAST-1] after ${how}, what is typed while the dialog is loading is the query; Escape cancels it`, async ({
    site,
    page,
    search,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.reload();
    await site.hydrated();
    await page.route('**/static/js/**', async (route) => {
      await held;
      await route.continue();
    });
    const ask = () => (how === 'Ctrl+K' ? page.keyboard.press('Control+k') : search.button.click());
    await ask();
    await page.keyboard.type('wrong');
    await page.keyboard.press('Escape');
    await expect(search.button).toHaveAttribute('aria-busy', 'false');
    await ask();
    // `?` and N are shortcuts elsewhere.
    await page.keyboard.type('first ?n');
    await page.keyboard.press('Backspace');
    release();
    await expect(search.input).toHaveValue('first ?');
    await page.keyboard.type(' page');
    await expect(search.input).toHaveValue('first ? page');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
}

test('[SRCH-1] [A11Y-2] the search closes a menu or drawer below it, so that Escape leads back to the page', async ({
  site,
  page,
  search,
}) => {
  const openers = [
    [1440, site.navbar.getByRole('button', { name: /^Version/ })],
    [1440, page.getByRole('button', { name: 'More ways to use this page' })],
    [390, page.getByRole('button', { name: 'Open the menu' })],
    [390, page.getByRole('button', { name: 'Contents' })],
  ] as const;
  await site.goto('/config/output');
  for (const [width, opener] of openers) {
    await page.setViewportSize({ width, height: 844 });
    await opener.press('Enter');
    const popups = page.locator('.lt-menu__popup, .lt-popover, .lt-drawer');
    await expect(popups.filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(search.input).toBeFocused();
    await expect(popups).toHaveCount(0);
    await page.keyboard.type('mode');
    await expect(search.input).toHaveValue('mode');
    await page.keyboard.press('Escape');
    await expect(search.box).toHaveCount(0);
    await expect(popups).toHaveCount(0);
  }
});

test('[SRCH-14] what is typed after a click on the switch of versions reaches the query', async ({
  site,
  page,
  search,
}) => {
  await site.goto('/config/output');
  await search.search('tree');
  for (const scope of ['All versions', 'This version', 'This version']) {
    await search.box.getByText(scope).click();
    await expect(search.input).toBeFocused();
  }
  await page.keyboard.type(' shaking');
  await expect(search.input).toHaveValue('tree shaking');
});

test('nothing of the search is loaded before a reader reaches for it', async ({
  site,
  page,
  search,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await site.hydrated();
  const files = () => asked.filter((path) => /static\/search|DocSearch/.test(path));
  expect(files()).toEqual([]);
  asked.length = 0;
  await search.button.hover();
  await expect.poll(files, { message: 'the headings come on intent' }).not.toEqual([]);
  await expect(search.box).toHaveCount(0);
});

test('[SRCH-17] the focus stays in the dialog, in both directions, and when a search is removed', async ({
  page,
  search,
}) => {
  await search.search('start');
  const isInside = () => search.box.evaluate((box) => box.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
      seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''));
    }
    expect(seen.size).toBeGreaterThan(4);
  }
  await search.input.press('Enter');
  await expect(search.box).toHaveCount(0);
  await search.open();
  const remove = search.box.getByRole('button', { name: 'Remove this search from history' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(search.hits).toHaveCount(0);
  await expect(search.input).toBeFocused();
});

test('a dialog that cannot be loaded says so and can be tried again', async ({
  page,
  search,
  complaints,
}) => {
  await page.route(/\/static\/js\/async\//, (route) => route.abort());
  await search.button.click();
  const notice = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
  await expect(notice).toBeVisible();
  await page.unroute(/\/static\/js\/async\//);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(search.input).toBeFocused();
  complaints.splice(0);
});
