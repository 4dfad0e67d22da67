import { test as base, expect } from '@playwright/test';
import { AskScreen } from './AskScreen';
import { SearchDialog } from './SearchDialog';
import { SitePage } from './SitePage';
import { withSharedContext } from './sharedContext';

interface Fixtures {
  site: SitePage;
  search: SearchDialog;
  ask: AskScreen;
  /** What the browser complained about; every test ends with none. */
  complaints: string[];
  /** Whether the test has a browser context of its own, for instance because it matters what is cached. */
  ownContext: boolean;
}

/**
 * A page that does not exist is answered with 404, which the console repeats. React tells of a
 * transition that a menu or a new size of the window cut short, and of one that a busy machine did not
 * begin within the four seconds that Chromium gives it; the page shows the same without it.
 */
const EXPECTED =
  /the server responded with a status of 404|cancelled a View Transition|aborted because of timeout in DOM update|Viewport size changed/;

/** The size of the windows of the tests that do not say another one. */
export const VIEWPORT = { width: 1440, height: 900 };

/** Playwright's `test` with the page object, failing on every console error and warning. */
export const test = base.extend<Fixtures>({
  ownContext: [false, { option: true }],
  context: async (
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
    // What is asked for besides a size, which pages of one context may have each for itself.
    const isOrdinary =
      colorScheme === 'light' &&
      locale === 'en-US' &&
      javaScriptEnabled !== false &&
      !(hasTouch || isMobile || permissions?.length || timezoneId || userAgent) &&
      Object.keys(contextOptions).length === 0;
    if (isOrdinary && !ownContext) {
      await withSharedContext(browser, { viewport: VIEWPORT }, use);
      return;
    }
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ page, viewport }, use) => {
    const size = page.viewportSize();
    if (viewport && (size?.width !== viewport.width || size.height !== viewport.height)) {
      await page.setViewportSize(viewport);
    }
    await use(page);
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
