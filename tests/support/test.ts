import { test as base, expect, type Page } from '@playwright/test';
import { AskScreen } from './AskScreen';
import { SearchDialog } from './SearchDialog';
import { SitePage } from './SitePage';
import { withSharedContext } from './sharedContext';

interface Fixtures {
  site: SitePage;
  search: SearchDialog;
  ask: AskScreen;
  /** The errors and warnings of the browser. A test fails if there are any. */
  complaints: string[];
  /** Whether the test has its own browser context, for example because it depends on the cache. */
  ownContext: boolean;
  /** The tab of the test, in its own context or in the one that the tests of a worker share. */
  tab: Page;
}

/**
 * Matches expected messages. The console reports 404 responses of missing pages. React reports view
 * transitions that were interrupted by a menu or a new window size, or that did not start within
 * Chromium's timeout of four seconds on a busy machine. They do not affect the page.
 */
const EXPECTED =
  /the server responded with a status of 404|cancelled a View Transition|aborted because of timeout in DOM update|Viewport size changed/;

/** The default window size of tests. */
export const VIEWPORT = { width: 1440, height: 900 };

/** Playwright's `test` with page objects. Fails on every console error and warning. */
export const test = base.extend<Fixtures>({
  ownContext: [false, { option: true }],
  tab: async (
    {
      browser,
      ownContext,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      timezoneId,
      userAgent,
    },
    use,
  ) => {
    if (!ownContext) {
      const options = {
        colorScheme,
        contextOptions,
        hasTouch,
        isMobile,
        javaScriptEnabled,
        locale,
        permissions,
        timezoneId,
        userAgent,
      };
      await withSharedContext(browser, options, use);
      return;
    }
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
  context: async ({ tab }, use) => use(tab.context()),
  page: async ({ tab, viewport }, use) => {
    const size = tab.viewportSize();
    if (viewport && (size?.width !== viewport.width || size.height !== viewport.height)) {
      await tab.setViewportSize(viewport);
    }
    await use(tab);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !EXPECTED.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  site: async ({ page }, use) => {
    await page.addInitScript(() => window.localStorage.setItem('rspress-visited', '1'));
    await use(new SitePage(page));
  },
  search: async ({ page }, use) => {
    await use(new SearchDialog(page));
  },
  ask: async ({ page }, use) => {
    await use(new AskScreen(page));
  },
});

export { expect };
