import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './tests/support/browser';
import { SITES } from './tests/support/sites';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: SITES.docs.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
    trace: 'retain-on-failure',
  },
  webServer: Object.values(SITES).map(({ url, port, folder, base }) => ({
    command: 'node node_modules/tsx/dist/cli.mjs plugins/server/start.ts',
    env: { PORT: String(port), SITE_DIR: folder, SITE_BASE: base },
    url: `${url}/`,
    reuseExistingServer: false,
  })),
});
