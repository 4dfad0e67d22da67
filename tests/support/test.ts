import { test as base, expect } from '@playwright/test';
import { AskScreen } from './AskScreen';
import { SearchDialog } from './SearchDialog';
import { SitePage } from './SitePage';

interface Fixtures {
  site: SitePage;
  search: SearchDialog;
  ask: AskScreen;
  /** What the browser complained about; every test ends with none. */
  complaints: string[];
}

/**
 * A page that does not exist is answered with 404, which the console repeats. React's development
 * build tells of a transition that a menu cut short; the page shows the same without it.
 */
const EXPECTED = /the server responded with a status of 404|cancelled a View Transition/;

/** Playwright's `test` with the page object, failing on every console error and warning. */
export const test = base.extend<Fixtures>({
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
