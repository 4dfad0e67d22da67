import { existsSync } from 'node:fs';
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { withPackages } from '../support/optionalPackage';

/** A search result. */
export interface TestHit {
  /** The text of the link. */
  text: string;
  /** The address within the site, such as `/guide/start#install`. */
  address: string;
}

/** A page of the site in a browser, as a reader sees it. */
export interface ReaderPage {
  /** The [page of Playwright](https://playwright.dev/docs/api/class-page), for all other actions. */
  page: Page;
  /** Opens another page of the site and waits until it responds to input. */
  goto(address: string): Promise<void>;
  /** Searches as a reader does and returns the results, the best match first. */
  search(query: string): Promise<TestHit[]>;
  /** Chooses an entry of a menu in the navbar by its text, such as a language or a version. */
  choose(menu: string | RegExp, entry: string): Promise<void>;
  /**
   * Checks the page with [axe](https://github.com/dequelabs/axe-core) in the light and the dark
   * appearance, and returns a line for each problem.
   */
  accessibilityFaults(): Promise<string[]>;
}

/** The path of an installed Chromium, if any. Playwright finds its own. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];
const VIEWPORT = { width: 1280, height: 900 };

interface AxeWindow {
  axe: {
    run(options: object): Promise<{
      violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
    }>;
  };
}

/**
 * Starts Chromium: that of `CHROMIUM_PATH`, of the system, or the one that Playwright has installed.
 *
 * @throws if a package or the browser is missing, with the command that installs it
 */
export async function startBrowser(): Promise<Browser> {
  const { chromium } = await withPackages(
    ['playwright-core'],
    '[testing] a page in a browser',
    () => import('playwright-core'),
  );
  const executablePath = [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS].find(
    (file) => file && existsSync(file),
  );
  // Chromium's sandbox does not work for root, which is the user in containers.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  try {
    return await chromium.launch({ executablePath, args });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Error(
      `[testing] Chromium cannot be started (${reason}) → npx playwright-core install chromium, or set CHROMIUM_PATH`,
    );
  }
}

/**
 * Opens a page of a site.
 *
 * @param origin where the site is served
 */
export async function openReaderPage(
  browser: Browser,
  origin: string,
  address: string,
): Promise<ReaderPage> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const ready = () => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const reader: ReaderPage = {
    page,
    async goto(wanted) {
      await page.goto(new URL(wanted, origin).href);
      await ready();
    },
    async search(query) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').getByRole('combobox').fill(query);
      // Screen readers are told of the results of a query when there are no others to come.
      await page.getByRole('dialog').getByRole('status').filter({ hasText: query }).waitFor();
      const rows = page.locator('.DocSearch-Hit a');
      const hits = await rows.evaluateAll((links) =>
        links.map((link) => {
          const { pathname, hash, textContent } = link as HTMLAnchorElement;
          return { text: textContent.replace(/\s+/g, ' ').trim(), address: pathname + hash };
        }),
      );
      await page.keyboard.press('Escape');
      return hits;
    },
    async choose(menu, entry) {
      await page.getByRole('banner').getByRole('button', { name: menu }).press('Enter');
      await page.getByRole('menu').getByText(entry, { exact: true }).click();
    },
    async accessibilityFaults() {
      const { default: axe } = await withPackages(
        ['axe-core'],
        '[testing] a check with axe',
        () => import('axe-core'),
      );
      await page.evaluate(axe.source);
      const faults: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        // Without animations, axe does not measure colors in transition.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const violations = await page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          const options = { resultTypes: ['violations'] };
          return (await (window as unknown as AxeWindow).axe.run(options)).violations;
        });
        for (const { id, nodes } of violations) {
          for (const { target, failureSummary = '' } of nodes) {
            const summary = failureSummary.replace(/\s+/g, ' ');
            faults.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${summary}`);
          }
        }
      }
      return faults;
    },
  };
  await reader.goto(address);
  return reader;
}
