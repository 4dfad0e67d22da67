import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const kit = SITES.kit.url;
const based = SITES.based.url;

/** The moment of a file's last commit, as git has it; none in a clone without history. */
function committed(file: string): string | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
  return new Date(git('log', '-1', '--format=%cI', '--', file)).toISOString();
}

/** What the fixture prints of the page that is shown. */
async function pageData(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse((await page.getByTestId('page-data').textContent()) ?? '');
}

test.describe('edit link', () => {
  const repository = 'https://example.com/kit/edit/main';
  const name = 'Mend this page';

  test('[ELEM-1] it opens the source of the document in a new tab', async ({ site, page }) => {
    await page
      .context()
      .route('https://example.com/**', (route) => route.fulfill({ body: 'the source' }));
    await site.goto(`${kit}/elements/page`);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name }).click(),
    ]);
    await expect(tab).toHaveURL(`${repository}/docs/en/elements/page.mdx`);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(`${kit}/elements/page`);
  });

  for (const [address, source] of [
    ['/zh/elements/page', '/docs/zh/elements/page.mdx'],
    ['/zh/guide/only-en', '/docs/en/guide/only-en.mdx'],
    ['/elements/generated-from', '/src/options.ts'],
  ]) {
    test(`[ELEM-1] on ${address} it leads to ${source}`, async ({ site, page }) => {
      await site.goto(`${kit}${address}`);
      await expect(page.getByRole('link', { name })).toHaveAttribute(
        'href',
        `${repository}${source}`,
      );
    });
  }

  test('[ELEM-1] a generated page that does not say what it was made from has none', async ({
    site,
    page,
  }) => {
    await site.goto(`${kit}/elements/generated`);
    await expect(site.heading).toContainText('Generated page');
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });

  test('[ELEM-1] it has the version in its address, and our words where the site has none', async ({
    site,
    page,
  }) => {
    const source = 'https://example.com/based/edit/main/docs';
    await site.goto(`${based}/guide/start`);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      `${source}/v2/en/guide/start.mdx`,
    );
    await site.goto(`${based}/v1/zh/guide/start`);
    await expect(page.getByRole('link', { name: '编辑本页' })).toHaveAttribute(
      'href',
      `${source}/v1/zh/guide/start.mdx`,
    );
  });
});

test.describe('last updated', () => {
  for (const [locale, timezoneId, moment] of [
    ['en-US', 'America/New_York', /^Jan 31, 2026, 6:30\sPM$/],
    ['de-DE', 'Europe/Berlin', /^01\.02\.2026, 00:30$/],
    ['zh-CN', 'Asia/Shanghai', /^2026年2月1日 07:30$/],
  ] as const) {
    test.describe(`for a reader with ${locale} in ${timezoneId}`, () => {
      test.use({ locale, timezoneId });

      test(`[ELEM-2] ${locale}, ${timezoneId}: the moment is the reader's own`, async ({
        site,
        page,
      }) => {
        await site.goto(`${kit}/elements/page`);
        await expect(page.locator('.lt-last-updated time')).toHaveText(moment);
      });
    });
  }

  for (const [address, file, label] of [
    ['/config/resolve', 'docs/v2/en/config/resolve.mdx', 'Last Updated'],
    ['/zh/config/resolve', 'docs/v2/zh/config/resolve.mdx', '最后更新'],
  ] as const) {
    test(`[ELEM-2] ${label} is the date of the last commit of ${file}`, async ({ site, page }) => {
      const moment = committed(file);
      test.skip(moment === undefined, 'the clone is shallow');
      await site.goto(address);
      const line = page.locator('.lt-last-updated');
      await expect(line).toHaveText(new RegExp(`^${label} .*20\\d\\d`));
      await expect(line.locator('time')).toHaveAttribute('datetime', moment ?? '');
    });
  }

  test('[ELEM-2] a site may word the label for one language', async ({ site, page }) => {
    const line = page.locator('.lt-last-updated');
    await site.goto(`${kit}/elements/page`);
    await expect(line).toHaveText(/^Changed .*2026/);
    await site.goto(`${kit}/zh/elements/page`);
    await expect(line).toHaveText(/^最后更新 .*2026/);
  });
});

test.describe('previous and next page', () => {
  for (const { language, prefix, label, previous, next } of [
    {
      language: 'English',
      prefix: '',
      label: 'Previous and next page',
      previous: ['Previous Page', 'Images'],
      next: ['Next Page', 'More packages'],
    },
    {
      language: 'Chinese',
      prefix: '/zh',
      label: '上一页与下一页',
      previous: ['上一页', '图片'],
      next: ['下一页', '更多的包'],
    },
  ]) {
    test(`[ELEM-3] ${language}: the neighbours in the sidebar, the previous one first`, async ({
      site,
      page,
    }) => {
      await site.goto(`${kit}${prefix}/elements/packages`);
      await site.markDocument();
      const links = page.getByRole('navigation', { name: label }).getByRole('link');
      await expect(links).toHaveText([previous.join(''), next.join('')]);
      await links.last().click();
      await expect(page).toHaveURL(`${kit}${prefix}/elements/more-packages`);
      await expect(links.first()).toHaveText(new RegExp(`^${previous[0]}`));
      await links.first().click();
      await expect(page).toHaveURL(`${kit}${prefix}/elements/packages`);
      await links.first().click();
      await expect(page).toHaveURL(`${kit}${prefix}/elements/images`);
      expect(await site.isMarked()).toBe(true);
    });
  }

  test('[ELEM-3] the first page has no previous one, the last no next one', async ({
    site,
    page,
  }) => {
    const links = page.getByRole('navigation', { name: 'Previous and next page' });
    await site.goto(`${kit}/elements/code`);
    await expect(links.getByRole('link')).toHaveText(['Next PageImages']);
    await site.goto(`${kit}/elements/page`);
    await expect(links.getByRole('link')).toHaveText(['Previous PageMore packages']);
  });
});

test.describe('scroll to top', () => {
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

  for (const [kind, address, name] of [
    ['doc', '/config/resolve', 'Back to top'],
    ['home', '/', 'Back to top'],
    ['overview', '/config/', 'Back to top'],
    ['not-found', '/nowhere', 'Back to top'],
    ['Chinese', '/zh/config/resolve', '回到顶部'],
  ] as const) {
    test(`[ELEM-4] ${kind} page: the button shows after 100 pixels and leads back`, async ({
      site,
      page,
    }) => {
      await page.setViewportSize({ width: 1000, height: 240 });
      await site.goto(address);
      const button = page.getByRole('button', { name });
      await expect(button).toHaveCount(0);
      await scrollTo(page, 100);
      await expect.poll(() => scrolled(page)).toBe(100);
      await expect(button).toHaveCount(0);
      await scrollTo(page, 101);
      await expect(button).toBeVisible();
      await button.click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(button).toHaveCount(0);
    });
  }

  test('[ELEM-4] by keyboard it leads back too, and the focus goes on from the top', async ({
    site,
    page,
  }) => {
    await site.goto('/config/resolve');
    await scrollTo(page, 2000);
    await site.backToTop.press('Enter');
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('source code', () => {
  for (const [prefix, label] of [
    ['', 'Source'],
    ['/zh', '源码'],
  ] as const) {
    test(`[ELEM-5] ${label} leads to GitHub or GitLab, in a new tab`, async ({ site, page }) => {
      await page
        .context()
        .route(/^https:\/\/git(hub|lab)\.com\//, (route) => route.fulfill({ body: 'the code' }));
      await site.goto(`${kit}${prefix}/elements/page`);
      for (const [platform, href] of [
        ['GitHub', 'https://github.com/example/kit/blob/main/a.ts'],
        ['GitLab', 'https://gitlab.com/example/kit/-/blob/main/a.ts'],
      ] as const) {
        const link = page.getByRole('link', { name: `${label} ${platform}` });
        await expect(link).toBeVisible();
        const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
        await expect(tab).toHaveURL(href);
        expect(await tab.evaluate(() => window.opener)).toBeNull();
      }
    });
  }
});

test.describe('package manager tabs', () => {
  const groups = (page: Page) => page.getByRole('tablist', { name: 'Package manager' });
  const tab = (page: Page, name: string) =>
    groups(page).first().getByRole('tab', { name, exact: true });
  const shown = (page: Page) => page.getByRole('tabpanel');

  test('[ELEM-6] there are four, and install becomes add where there are packages', async ({
    site,
    page,
  }) => {
    await site.goto(`${kit}/elements/packages`);
    await expect(groups(page)).toHaveCount(2);
    await expect(groups(page).first().getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
    for (const [manager, add, plain] of [
      ['npm', 'npm install -D vitest', 'npm install'],
      ['yarn', 'yarn add -D vitest', 'yarn install'],
      ['pnpm', 'pnpm add -D vitest', 'pnpm install'],
      ['bun', 'bun add -D vitest', 'bun install'],
    ] as const) {
      await tab(page, manager).click();
      await expect(shown(page)).toHaveText([add, plain]);
    }
  });

  test('[ELEM-6] the choice holds on other pages, in the other language and after a reload', async ({
    site,
    page,
  }) => {
    await site.goto(`${kit}/elements/packages`);
    await expect(shown(page).first()).toHaveText('npm install -D vitest');
    await tab(page, 'pnpm').click();
    await page.getByRole('link', { name: 'Another page with commands' }).click();
    await expect(page).toHaveURL(/more-packages$/);
    await expect(shown(page)).toHaveText(['pnpm add foo-install']);
    await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(shown(page)).toHaveText(['pnpm add foo-install']);
    await site.goto(`${kit}/zh/elements/more-packages`);
    await expect(shown(page)).toHaveText(['pnpm add foo-install']);
  });

  test('[ELEM-6] by keyboard: one stop, arrows that go round, Home and End', async ({
    site,
    page,
  }) => {
    await site.goto(`${kit}/elements/packages`);
    await tab(page, 'npm').focus();
    for (const [key, manager] of [
      ['ArrowRight', 'yarn'],
      ['ArrowRight', 'pnpm'],
      ['ArrowLeft', 'yarn'],
      ['End', 'bun'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'bun'],
      ['Home', 'npm'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, manager)).toBeFocused();
      await expect(tab(page, manager)).toHaveAttribute('aria-selected', 'true');
      await expect(shown(page).first()).toHaveText(new RegExp(`^${manager} `));
    }
    await page.keyboard.press('Tab');
    await expect(groups(page).first().getByRole('tab', { selected: true })).not.toBeFocused();
    await expect(groups(page).first().locator(':focus')).toHaveCount(0);
  });
});

test.describe('page data', () => {
  const toc = [
    { id: 'heading', text: 'A heading', depth: 2 },
    { id: 'deeper', text: 'A deeper heading', depth: 3 },
  ];

  for (const [prefix, lang, title] of [
    ['', 'en', 'Page data'],
    ['/zh', 'zh', '页面数据'],
  ] as const) {
    test(`[DATA-1] what a page in ${lang} knows of itself`, async ({ site, page }) => {
      await site.goto(`${kit}${prefix}/elements/page`);
      expect(await pageData(page)).toMatchObject({
        pagePath: `${lang}/elements/page.mdx`,
        pageType: 'doc',
        routePath: `${prefix}/elements/page`,
        lang,
        version: '',
        title,
        toc,
        frontmatter: { titleSuffix: 'Kit suffix', description: 'What the page is about.' },
        lastUpdatedTime: '2026-01-31T23:30:00.000Z',
        _relativePath: `${lang}/elements/page.mdx`,
      });
    });

    test(`[DATA-1] a page of a feed in ${lang} names it`, async ({ site, page }) => {
      await site.goto(`${kit}${prefix}/news/first`);
      expect(await pageData(page)).toMatchObject({
        feeds: [{ language: lang, url: `${prefix}/news/feed.xml`, mime: 'application/rss+xml' }],
      });
    });
  }

  for (const [address, version, lang] of [
    ['/page-data', 'v2', 'en'],
    ['/v1/zh/page-data', 'v1', 'zh'],
  ] as const) {
    test(`[DATA-1] ${address} knows its version and has no base in its route`, async ({
      site,
      page,
    }) => {
      await site.goto(`${based}${address}`);
      expect(await pageData(page)).toMatchObject({
        version,
        lang,
        routePath: address,
        pagePath: `${version}/${lang}/page-data.mdx`,
        _relativePath: `${version}/${lang}/page-data.mdx`,
      });
    });
  }

  test('[DATA-1] after a client navigation the data are those of the new page', async ({
    site,
    page,
  }) => {
    await site.goto(`${kit}/elements/more-packages`);
    await site.markDocument();
    await site.sidebar.getByRole('link', { name: 'Page data' }).click();
    await expect(page.getByTestId('page-data')).toBeVisible();
    expect(await pageData(page)).toMatchObject({ routePath: '/elements/page', toc });
    expect(await site.isMarked()).toBe(true);
  });
});
