import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ASSISTANTS } from '../../theme/components/PageActions/assistants';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const ROUTE = '/guide/start/introduction';
const MORE = /^(More ways to use this page|更多使用方式)$/;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copyButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Copy page|Copying…|Copied)$/ });

/** Counts the requests for twins, and holds them back until they are let go. */
async function holdTwins(page: Page) {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.md', async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { release: () => release(), count: () => count };
}

/** Notes every label that the button has from here on, however short. */
async function recordLabels(page: Page): Promise<() => Promise<string[]>> {
  await copyButton(page).evaluate((button) => {
    const labels: (string | null)[] = [];
    Object.assign(window, { labels });
    new MutationObserver(() => {
      if (labels.at(-1) !== button.textContent) labels.push(button.textContent);
    }).observe(button, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { labels: string[] }).labels);
}

test('[MD-1] copy page says that it loads and that it has copied, and fetches once', async ({
  page,
  site,
}) => {
  const twins = await holdTwins(page);
  await site.goto(ROUTE);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const labels = await recordLabels(page);
  await copyButton(page).click();
  await expect(copyButton(page)).toHaveText('Copying…');
  await expect(copyButton(page)).toHaveAttribute('aria-busy', 'true');
  twins.release();
  await expect(copyButton(page)).toHaveText('Copied');
  await page.clock.fastForward(450);
  await expect(copyButton(page)).toHaveText('Copied');
  await page.clock.fastForward(1000);
  await expect(copyButton(page)).toHaveText('Copy page');
  expect(await labels()).toEqual(['Copying…', 'Copied', 'Copy page']);
  expect(await clipboard(page)).toBe(readFileSync(`doc_build${ROUTE}.md`, 'utf8'));

  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copyButton(page).press('Enter');
  await expect(copyButton(page)).toHaveText('Copied');
  expect(await clipboard(page)).not.toBe('');
  expect(twins.count()).toBe(1);
});

test('[MD-1] an error answer is not copied and is shown', { tag: '@built' }, async ({
  page,
  site,
}) => {
  await site.goto(ROUTE);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await copyButton(page).click();
  const message = page.getByText(/could not be copied/);
  await expect(message).toBeVisible();
  expect(await clipboard(page)).toBe('before');

  await page.unroute('**/*.md');
  await copyButton(page).click();
  await expect(message).toBeHidden();
  await expect.poll(() => clipboard(page)).toContain('# Introduction');
});

test('[MD-1] after a navigation the next page is copied', async ({ page, site }) => {
  await site.goto(ROUTE);
  await copyButton(page).click();
  await expect.poll(() => clipboard(page)).toContain('# Introduction');
  await site.sidebar.getByRole('link', { name: 'Quick start' }).click();
  await expect(site.heading).toContainText('Quick start');
  await copyButton(page).click();
  await expect.poll(() => clipboard(page)).toContain('# Quick start');
});

test('[MD-2] assistants open with the Markdown address of the page; nothing is loaded from them before', {
  tag: '@built',
}, async ({ page, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(SITES.docs.url)) foreign.push(request.url());
  });
  await site.goto(`/zh${ROUTE}`);
  await page.getByRole('button', { name: MORE }).click();
  const popup = page.getByRole('dialog', { name: MORE });
  await expect(popup.getByRole('link', { name: /查看 Markdown/ })).toHaveAttribute(
    'href',
    `/zh${ROUTE}.md`,
  );
  for (const { name } of ASSISTANTS) {
    const link = popup.getByRole('link', { name: new RegExp(name) });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.searchParams.get('q')).toContain(`${SITES.docs.url}/zh${ROUTE}.md`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
});

test('[MD-2] the menu works by keyboard, and Escape returns to its button', {
  tag: '@built',
}, async ({ page, site }) => {
  await site.goto(ROUTE);
  await copyButton(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: MORE });
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.getByRole('button', { name: MORE })).toBeFocused();
});

test('the address of the MCP endpoint can be copied, where the site has one', async ({
  page,
  site,
}) => {
  await site.goto(`${SITES.kit.url}/guide/first`);
  await page.getByRole('button', { name: MORE }).click();
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect.poll(() => clipboard(page)).toBe(`${SITES.kit.url}/mcp`);
  await page.getByRole('button', { name: 'Copy the command' }).click();
  await expect
    .poll(() => clipboard(page))
    .toBe(`claude mcp add --transport http kit ${SITES.kit.url}/mcp`);
});

test('[OVER-4] an overview page has the actions, a page may hide them, a home page has none', async ({
  page,
  site,
}) => {
  await site.goto('/config/');
  await expect(copyButton(page)).toBeVisible();
  await site.goto('/');
  await expect(copyButton(page)).toHaveCount(0);
  await site.goto(`${SITES.kit.url}/types/parts`);
  await expect(copyButton(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await site.goto(ROUTE);
  await expect(copyButton(page)).toBeHidden();
});
