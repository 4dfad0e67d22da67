import type { ElementHandle, Locator, Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

/** The name of the element that has the focus. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
}

/** Whether the element has the focus; undefined if the page has replaced it, as it does with buttons of menus. */
const hasFocus = (page: Page, element: ElementHandle | null) =>
  page.evaluate(
    (wanted) => (wanted?.isConnected ? wanted === document.activeElement : undefined),
    element,
  );

/** Presses a key until it has moved the focus to the element, which is looked up again only if it is replaced. */
async function pressTo(page: Page, key: string, target: Locator, limit: number): Promise<void> {
  let element = await target.elementHandle();
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press(key);
    let isReached = await hasFocus(page, element);
    if (isReached === undefined) {
      element = await target.elementHandle();
      isReached = await hasFocus(page, element);
    }
    if (isReached) return;
  }
  throw new Error(`not reached with ${limit} keys; the focus is on "${await focusedName(page)}"`);
}

/** Presses Tab until the element is reached, as a reader without a mouse does. */
const tabTo = (page: Page, target: Locator) => pressTo(page, 'Tab', target, 120);

/** The same with Shift, towards the top of the page. */
const tabBackTo = (page: Page, target: Locator) => pressTo(page, 'Shift+Tab', target, 60);

/** The announcement of the last client navigation. */
function announcement(page: Page): Locator {
  return page.locator('[aria-live="assertive"]');
}

test('[A11Y-2] a tour of the site without a mouse', async ({ site, page }) => {
  test.slow();
  await site.goto('/');
  await site.markDocument();

  await test.step('the skip link comes first and leads past the navbar', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeFocused();
  });

  await test.step('a link leads to a page; its heading gets the focus and is announced', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
    await expect(site.heading).toBeFocused();
    await expect(announcement(page)).toHaveText('Quick start');
  });

  await test.step('the version menu switches to the old version and back', async () => {
    await tabBackTo(page, site.navbar.getByRole('button', { name: 'Version' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^v2/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/v1\/guide\/start\/quick-start$/);
    await expect(site.heading).toBeFocused();
    await page.keyboard.press('Tab');
    await page.goBack();
    await expect(page).toHaveURL(/:\d+\/guide\/start\/quick-start$/);
    await expect(site.heading).toBeFocused();
  });

  await test.step('the sections of the navbar are links', async () => {
    await tabBackTo(page, site.navbar.getByRole('link', { name: 'Config' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/config\/$/);
    await expect(site.heading).toBeFocused();
    await expect(announcement(page)).toHaveText('Configuration');
  });

  await test.step('the appearance menu makes the page dark', async () => {
    await tabBackTo(page, site.navbar.getByRole('button', { name: 'Appearance' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('d');
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(site.navbar.getByRole('button', { name: 'Appearance' })).toBeFocused();
  });

  await test.step('the language menu leads to the Chinese page', async () => {
    await tabBackTo(page, site.navbar.getByRole('button', { name: 'Language' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'English' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/zh\/config\/$/);
    await expect(site.heading).toBeFocused();
    await expect(announcement(page)).toHaveText('配置');
  });

  expect(await site.isMarked()).toBe(true);
});

test('[A11Y-2] sidebar groups open and close by keyboard, and lead to pages', async ({
  site,
  page,
}) => {
  await site.goto('/guide/start/introduction');
  await test.step('the first page of a visit is left alone: no focus is moved, nothing is announced', async () => {
    await expect(page.locator('body')).toBeFocused();
    await expect(announcement(page)).toHaveText('');
  });
  const group = site.sidebar.getByRole('button').first();
  await tabTo(page, group);
  const wasOpen = await group.getAttribute('aria-expanded');
  await page.keyboard.press('Space');
  await expect(group).not.toHaveAttribute('aria-expanded', wasOpen ?? '');
  await page.keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', wasOpen ?? '');
  await tabTo(page, site.sidebar.getByRole('link', { name: 'Quick start' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
  await expect(site.heading).toBeFocused();
});

test('[A11Y-2] package manager tabs follow the tab pattern', async ({ site, page }) => {
  await site.goto('/guide/start/quick-start');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tabTo(page, tab('npm').first());
  await page.keyboard.press('ArrowRight');
  await expect(tab('yarn').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel').first()).toContainText('yarn add');
  await page.keyboard.press('Home');
  await expect(tab('npm').first()).toBeFocused();
});

test('[A11Y-2] the drawer of the menu bar traps the focus, returns it, and leads to pages', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await site.goto('/guide/start/introduction');
  const button = page.getByRole('button', { name: 'Contents' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Contents' });
  await expect(drawer.locator(':focus')).toHaveCount(1);
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const isInside = await drawer.evaluate((element) => element.contains(document.activeElement));
    const isGuard = await page.evaluate(() =>
      document.activeElement?.hasAttribute('data-base-ui-focus-guard'),
    );
    expect(isInside || isGuard, await focusedName(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: 'Quick start' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
  await expect(drawer).toBeHidden();
  await expect(site.heading).toBeFocused();
  await expect(announcement(page)).toHaveText('Quick start');
});

test('[A11Y-2] on a phone the full-screen menu works by keyboard', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Open the menu' }));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, menu.getByRole('link', { name: 'Config' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(menu).toBeHidden();
  await expect(site.heading).toBeFocused();
});

for (const width of [390, 800, 1440]) {
  test(`[A11Y-2] at ${width} px Tab never lands on something that cannot be seen`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await site.goto('/guide/start/introduction');
    const hidden: string[] = [];
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const unseen = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        if (element === document.body) return '';
        const { width: w, height: h } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && w > 1 && h > 1;
        return isSeen ? '' : element.outerHTML.slice(0, 120);
      });
      if (unseen) hidden.push(unseen);
    }
    expect(hidden).toEqual([]);
  });
}

test('[A11Y-2] a link with a hash focuses the heading that it names', async ({ site, page }) => {
  await site.goto('/config/');
  await page.getByRole('main').getByRole('link', { name: 'output.path', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/output#outputpath$/);
  await expect(page.locator('#outputpath')).toBeFocused();
  await expect(announcement(page)).toHaveText('Output');
});

for (const width of [390, 1440]) {
  test(`a focus or a click in the bars at the top leaves the page where it is: ${width} px`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await site.goto(`${SITES.kit.url}/guide/first`);
    await tabTo(page, site.navbar.getByRole('link', { name: 'Kit' }));
    const place = await page.evaluate(() => {
      window.scrollTo(0, 400);
      return window.scrollY;
    });
    expect(place).toBeGreaterThan(0);
    const scrollY = () => page.evaluate(() => window.scrollY);
    for (let presses = 0; presses < 3; presses++) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toBeInViewport();
      expect(await scrollY()).toBe(place);
    }
    if (width < 960) await page.getByRole('button', { name: 'Contents' }).focus();
    expect(await scrollY()).toBe(place);
  });
}

for (const [address, name] of [
  ['/guide/start/quick-start', 'Keyboard shortcuts'],
  ['/zh/', '键盘快捷键'],
] as const) {
  test(`[A11Y-2] a question mark lists the keys, but not where it is written: ${address}`, async ({
    site,
    page,
    search,
  }) => {
    await site.goto(address);
    await page.keyboard.press('Shift+?');
    const list = page.getByRole('dialog', { name });
    await expect(list).toContainText('Esc');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await search.open();
    await page.keyboard.type('?');
    await expect(search.input).toHaveValue('?');
    await expect(list).toHaveCount(0);
  });
}

/** Whether the element with the focus is in the window and nothing lies over it. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });
}

test('[A11Y-2] from a question to the section of an option, its outline and the check of a configuration, without a mouse', async ({
  site,
  page,
  search,
}) => {
  test.slow();
  await site.goto('/');
  await test.step('a slash opens the search, and Enter leads to the section', async () => {
    await page.keyboard.press('/');
    await expect(search.input).toBeFocused();
    await page.keyboard.type('output.publicPath');
    await expect(search.hits.first()).toContainText('output.publicPath');
    await page.keyboard.press('Enter');
    await expect(page.locator('#outputpublicpath')).toBeFocused();
    expect(await isFocusSeen(page)).toBe(true);
  });

  await test.step('Tab goes on from there, and is seen at each stop', async () => {
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      expect(await isFocusSeen(page), await focusedName(page)).toBe(true);
    }
  });

  await test.step('a link of the outline leads to its section', async () => {
    await tabTo(page, site.outline.getByRole('link', { name: 'Filename placeholders' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('#filename-placeholders')).toBeFocused();
    expect(await isFocusSeen(page)).toBe(true);
  });

  await test.step('a configuration is written and checked; Tab leads through what was found', async () => {
    await site.goto('/config/check');
    await tabTo(page, page.getByRole('main').getByRole('textbox'));
    await page.keyboard.type("module.exports = { output: { libraryTarget: 'umd' } };");
    await page.keyboard.press('Control+Enter');
    const items = page.getByRole('main').getByRole('listitem');
    const finding = items.filter({ hasText: 'output.libraryTarget' });
    await expect(finding).toContainText('output.library.type');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(finding.getByRole('button', { name: 'Line 1' })).toBeFocused();
    expect(await isFocusSeen(page)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/config\/output-library#outputlibrarytype$/);
    await expect(page.locator('#outputlibrarytype')).toBeFocused();
  });
});
