import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;

test('[SIDE-1] [SIDE-3] entries, headers, dividers and groups are what they are written as', async ({
  site,
  page,
}) => {
  await site.goto(`${kit}/guide/first`);
  const link = (name: string) => site.sidebar.getByRole('link', { name });
  const group = site.sidebar.getByRole('button', { name: 'Closed group' });

  await test.step('an entry shows its text, link, tag and context', async () => {
    await expect(link('First page')).toHaveAttribute('href', '/guide/first');
    await expect(link('First page')).toHaveAttribute('data-context', 'first-context');
    await expect(link('First page')).toContainText('new');
    await expect(link('First page')).toHaveAttribute('aria-current', 'page');
  });

  await test.step('section headers and dividers of both kinds are drawn', async () => {
    await expect(site.sidebar.getByText('Section', { exact: true })).toBeVisible();
    const dividers = site.sidebar.getByRole('separator');
    await expect(dividers).toHaveCount(2);
    await expect(dividers.first()).toHaveCSS('border-top-style', 'dashed');
    await expect(dividers.last()).toHaveCSS('border-top-style', 'solid');
  });

  await test.step('a collapsed group opens on click; one that is not collapsible has no button', async () => {
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(link('Inside')).toBeHidden();
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(link('Inside')).toBeVisible();
    await expect(site.sidebar.getByRole('button', { name: 'Fixed group' })).toHaveCount(0);
    await expect(link('Shown')).toBeVisible();
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('groups are buttons that say whether they are open, by keyboard too', async () => {
    await expect(group).toHaveJSProperty('tagName', 'BUTTON');
    await group.focus();
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(link('Inside')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await expect(link('Inside')).toBeHidden();
    await expect(link('Shown')).toBeFocused();
  });
});

test('[SIDE-1] the group of the active page is open, and closes when the reader leaves it', async ({
  site,
}) => {
  await site.goto(`${kit}/guide/closed/inside`);
  const group = site.sidebar.getByRole('button', { name: 'Closed group' });
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await site.sidebar.getByRole('link', { name: 'Shown' }).click();
  await expect(site.heading).toContainText('Shown');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('[SIDE-1] a collapsed group that the reader opened closes when he leaves it, and opens with its page', async ({
  site,
}) => {
  await site.goto(`${kit}/guide/first`);
  const group = site.sidebar.getByRole('button', { name: 'Closed group' });
  const goTo = async (name: string) => {
    await site.sidebar.getByRole('link', { name }).click();
    await expect(site.heading).toContainText(name);
  };
  await group.click();
  await goTo('Shown');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await goTo('Inside');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await goTo('First page');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.click();
  await goTo('Inside');
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await goTo('First page');
  await site.page.goBack();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
});

for (const [path, group] of [
  ['/guide/features/css', 'Features'],
  ['/v1/zh/guide/features/css', '功能'],
] as const) {
  test(`[SIDE-1] the group that a reader closed opens when he goes on to its next page, at ${path}`, async ({
    site,
    page,
  }) => {
    await site.goto(path);
    const button = site.sidebar.getByRole('button', { name: group });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('link', { name: /^(Next Page|下一页)/ }).click();
    await expect(page).not.toHaveURL(path);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(site.sidebar.locator('[aria-current="page"]')).toBeInViewport();
  });
}

const OUTLINED = '/guide/first';
const PLAIN = '/guide/fixed/shown';

for (const { path, contents, other, widths } of [
  {
    path: OUTLINED,
    contents: 'with a toc',
    other: 'Shown',
    widths: { 1281: 'beside it', 1280: 'a menu', 961: 'a menu', 960: 'a menu' },
  },
  {
    path: PLAIN,
    contents: 'without a toc',
    other: 'First page',
    widths: { 961: 'beside it', 960: 'a menu' },
  },
]) {
  test(`[SIDE-2] the sidebar of a page ${contents} is beside it, or a menu where there is no room`, async ({
    site,
    page,
  }) => {
    const bar = page.locator('.lt-menubar');
    const button = bar.getByRole('button', { name: 'Contents' });
    const drawer = page.getByRole('dialog', { name: 'Contents' });
    // The widest comes first: the page is opened there, and its window becomes narrower.
    const all = Object.entries(widths).sort(([one], [two]) => Number(two) - Number(one));
    for (const [index, [width, place]] of all.entries()) {
      await test.step(`at ${width} px it is ${place}`, async () => {
        await page.setViewportSize({ width: Number(width), height: 800 });
        if (index === 0) await site.goto(`${kit}${path}`);
        const isMenu = place === 'a menu';
        await expect(site.sidebar).toBeVisible({ visible: !isMenu });
        await expect(button).toBeVisible({ visible: isMenu });
        if (!isMenu) return;
        expect((await bar.boundingBox())?.height).toBe(46);
        await button.click();
        await drawer.getByRole('link', { name: other }).click();
        await expect(site.heading).toContainText(other);
        await expect(drawer).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(`${kit}${path}`);
        await expect(site.heading).not.toContainText(other);
      });
    }
  });
}

test('[SIDE-2] the menus of a narrow page close on a link, and give way to the sidebar and the outline', async ({
  site,
  page,
}) => {
  const drawer = page.getByRole('dialog', { name: 'Contents' });
  await page.setViewportSize({ width: 800, height: 800 });
  await site.goto(`${kit}${OUTLINED}`);

  await test.step('a link to the page that the reader is on closes the menu, too', async () => {
    await page.getByRole('button', { name: 'Contents' }).click();
    await drawer.getByRole('link', { name: 'First page' }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('the open outline menu gives way when the window grows and the outline shows', async () => {
    await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
    const menu = page.getByRole('dialog').getByRole('link', { name: 'Far' });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(menu).toBeHidden();
    await expect(site.outline).toBeVisible();
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(menu).toBeHidden();
  });

  await test.step('the open menu gives way when the window grows and the sidebar shows', async () => {
    await page.getByRole('button', { name: 'Contents' }).click();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 1400, height: 800 });
    await expect(drawer).toBeHidden();
    await site.sidebar.getByRole('link', { name: 'Shown' }).click();
    await expect(site.heading).toContainText('Shown');
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(drawer).toBeHidden();
  });
});

test('[SIDE-4] /guidebook does not get the sidebar of /guide', async ({ site }) => {
  await site.goto(`${kit}/guidebook`);
  await expect(site.heading).toContainText('Guidebook');
  await expect(site.sidebar).toHaveCount(0);
  await site.goto(`${kit}/guide/first`);
  await expect(site.sidebar).toBeVisible();
});

test('[SIDE-5] the outline has a title, and follows the reader down, up and to the end', async ({
  site,
  page,
}) => {
  await site.goto(`${kit}/guide/first`);
  await expect(site.outline.getByText('ON THIS PAGE', { exact: true })).toBeVisible();
  const current = site.outline.locator('[aria-current]');
  await expect(current).toHaveText('Near');
  await test.step('it marks the heading that is being read', async () => {
    const link = (name: string) => site.outline.getByRole('link', { name });
    await expect(link('Near')).toHaveAttribute('aria-current', 'true');
    await page.mouse.wheel(0, 1200);
    await expect(link('Far')).toHaveAttribute('aria-current', 'true');
    await expect(link('Near')).not.toHaveAttribute('aria-current');
    await page.mouse.wheel(0, -1200);
    await expect(current).toHaveText('Near');
  });
  await test.step('it marks all headings whose part is in the window', async () => {
    const shown = site.outline.locator('[data-shown]');
    await expect(shown).toHaveText(['Near', 'Far']);
    await page.setViewportSize({ width: 1440, height: 600 });
    await expect(shown).toHaveText(['Near']);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(shown).toHaveText(['Near', 'Far']);
  });
  await site.outline.getByRole('link', { name: 'Far' }).click();
  await expect(current).toHaveText('Far');
  await page.keyboard.press('Home');
  await expect(current).toHaveText('Near');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Chromium drops a key in the last frame of the scrolling before it, on any page.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(current).toHaveText('Far', { timeout: 1000 });
  }).toPass();
  await site.goto('/zh/config/resolve');
  await expect(site.outline.getByText('本页内容', { exact: true })).toBeVisible();
});

test('[SIDE-5] keys scroll the page, not the long outline that was clicked; a bar says how far it is read', async ({
  site,
  page,
}) => {
  await site.goto('/config/output');
  const links = site.outline.getByRole('link');
  const current = site.outline.locator('[aria-current]');
  const progress = page.locator('.lt-reading-progress');
  const isRead = () => progress.evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a);
  await expect(progress).toHaveAttribute('aria-hidden', 'true');
  await expect.poll(isRead).toBe(0);
  await links.nth(1).click();
  await expect(current).toHaveText((await links.nth(1).textContent()) ?? '');
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await expect(current).toHaveText((await links.last().textContent()) ?? '');
  await expect.poll(isRead).toBe(1);
  await links.nth(-2).click();
  await page.keyboard.press('PageUp');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await test.step('the page that a link opens is read from its first heading, before it is scrolled', async () => {
    await site.sidebar.getByRole('link', { name: 'mode', exact: true }).click();
    await expect(page).toHaveURL(/\/config\/mode$/);
    await expect(current).toHaveAttribute('href', '#mode-option');
    await expect(links.first()).toHaveAttribute('href', '#mode-option');
    await expect(links.first()).toHaveAttribute('data-shown', 'true');
    await expect(progress).toBeHidden();
  });
});
