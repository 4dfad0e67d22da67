import type { Page } from '@playwright/test';
import type { SitePage } from '../support/SitePage';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url: kit } = SITES.kit;
const TARGETS = `${kit}/hash/targets`;
const LINKS = `${kit}/hash/links`;

/** Hashes that no browser can decode. */
const MALFORMED = ['#%', '#100%', '#%E4%A'];

/** How readers come to a part of a page. */
const WAYS = {
  'on load': (site: SitePage, { hash }: Target) => site.goto(`${TARGETS}${hash}`),
  'on a click in the page': async (site: SitePage, { name }: Target) => {
    await site.goto(TARGETS);
    await site.page.getByRole('link', { name: `To ${name}` }).click();
  },
  'after a client navigation': async (site: SitePage, { link }: Target) => {
    await site.goto(LINKS);
    await site.markDocument();
    await site.page.getByRole('link', { name: link, exact: true }).click();
    await expect(site.heading).toContainText('Targets');
    expect(await site.isMarked()).toBe(true);
  },
};

interface Target {
  hash: string;
  /** What the link in the page, and the one on the other page, say. */
  name: string;
  link: string;
  heading: string;
}

const HIDDEN: Target[] = [
  { hash: '#in-details', name: 'the details', link: 'In details', heading: 'In details' },
  { hash: '#in-a-tab', name: 'the tab', link: 'In a tab', heading: 'In a tab' },
];

const PERCENT: Target = {
  hash: '#100%',
  name: 'the percent sign',
  link: 'A percent sign',
  heading: 'All of it',
};

async function expectReached(site: SitePage, { hash, heading }: Target): Promise<void> {
  await expect(site.page.getByRole('heading', { name: heading })).toBeInViewport();
  await expect.poll(() => site.distanceBelowNavbar(hash.slice(1))).toBeLessThan(120);
}

for (const [way, come] of Object.entries(WAYS)) {
  test(`[ROUTE-5] a target in closed details, in a hidden tab or with a percent sign is reached ${way}`, async ({
    site,
  }) => {
    for (const target of [...HIDDEN, PERCENT]) {
      await come(site, target);
      await expectReached(site, target);
    }
  });
}

test('[ROUTE-5] a hit on the page that is shown opens what hides its section', async ({ site }) => {
  await site.goto(TARGETS);
  await site.page.getByRole('link', { name: 'As a search hit' }).click();
  const target = { hash: '#in-details', name: '', link: '', heading: 'In details' };
  await expectReached(site, target);
});

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('[ROUTE-5] [FRAME-3] a malformed hash leaves the page as it is', async ({ site, page }) => {
  for (const [index, hash] of MALFORMED.entries()) {
    await site.goto(`${kit}/guide/first?${index}${hash}`);
    await expect(site.heading).toContainText('First page');
    await site.sidebar.getByRole('link', { name: 'Shown' }).click();
    await expect(site.heading).toContainText('Shown');
    await page.goBack();
    await expect(site.heading).toContainText('First page');
  }
  await site.goto(TARGETS);
  await page.getByRole('link', { name: 'To nothing' }).click();
  await expect(page).toHaveURL(/#%E4%A$/);
  await expect(site.heading).toBeInViewport();
});

test('[ROUTE-5] [FRAME-3] a link with a malformed or unknown hash leads to the top of its page', async ({
  site,
  page,
}) => {
  for (const name of ['Malformed', 'Missing']) {
    await site.goto(LINKS);
    await page.mouse.wheel(0, 40);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(site.heading).toContainText('Targets');
    expect(await scrollTop(page)).toBe(0);
  }
});

test('[FRAME-3] a malformed path or query shows a page', async ({ site, page }) => {
  for (const path of ['/%', '/guide/%E4%A', '/zh/%/x%']) {
    await site.goto(`${kit}${path}`);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
  }
  await site.goto(`${kit}/guide/first?sidebar=%&q=%E4%A&%`);
  await expect(site.heading).toContainText('First page');
  await expect(site.sidebar).toBeVisible();
});

for (const prefix of ['', '/v1/zh']) {
  test(`[ROUTE-5] the path of an option is its anchor, as it is written in a configuration: docs${prefix}`, async ({
    site,
  }) => {
    await site.goto(`${prefix}/config/output#output.publicPath`);
    await expect.poll(() => site.distanceBelowNavbar('outputpublicpath')).toBeLessThan(120);
  });
}
