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

test('[ROUTE-5] an old address of a moved section leads to its new page, and Back to the page before, in every version and language', async ({
  site,
  page,
}) => {
  const before = '/guide/features/library';
  await site.goto(before);
  for (const prefix of ['', '/zh', '/v1', '/v1/zh']) {
    await test.step(`docs${prefix}`, async () => {
      await site.goto(`${prefix}/config/output?outline=0#output.library.type`);
      await expect(page).toHaveURL(`${prefix}/config/output-library?outline=0#outputlibrarytype`);
      await expect.poll(() => site.distanceBelowNavbar('outputlibrarytype')).toBeLessThan(120);
      await page.goBack();
      await expect(page).toHaveURL(before);
    });
  }
});

/** Follows a link in static HTML, as if the text still linked to an old address. */
async function followOldLink(page: Page, href: string): Promise<void> {
  await page
    .locator('.lt-prose p')
    .first()
    .evaluate((text, to) => {
      const link = document.createElement('a');
      Object.assign(link, { href: to, textContent: 'old address' });
      link.dataset.written = '';
      text.before(link);
    }, href);
  await page.getByRole('link', { name: 'old address' }).click();
}

test('[ROUTE-5] a click on an old address leads to the section too, in the page and from another one', async ({
  site,
  page,
}) => {
  await site.goto('/zh/config/module');
  await page.evaluate(() => {
    window.location.hash = '#rule.use';
  });
  await expect(page).toHaveURL('/zh/config/module-rules#rule.use');
  await expect.poll(() => site.distanceBelowNavbar('ruleuse')).toBeLessThan(120);
  await page.goBack();
  await expect(page).toHaveURL('/zh/config/module');

  await site.goto('/guide/features/library');
  await followOldLink(page, '/config/output#outputlibraryname');
  await expect(page).toHaveURL('/config/output-library#outputlibraryname');
  await expect.poll(() => site.distanceBelowNavbar('outputlibraryname')).toBeLessThan(120);
  await page.goBack();
  await expect(page).toHaveURL('/guide/features/library');
});

test('[ROUTE-5] other hashes stay on a page with moved sections', async ({ site, page }) => {
  for (const hash of ['#outputpath', '#nowhere', '#%E4%A']) {
    await site.goto(`/config/output${hash}`);
    await expect(page).toHaveURL(`/config/output${hash}`);
    await expect(site.heading).toContainText('Output');
  }
});
