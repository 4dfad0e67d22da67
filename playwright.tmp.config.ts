import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './tests/support/browser';
export default defineConfig({
  testDir: 'tests/e2e', outputDir: 'test-results/playwright-offline', workers: 2, timeout: 90_000, expect: { timeout: 12_000 }, reporter: [['list']],
  use: { viewport: { width: 1440, height: 900 }, locale: 'en-US', colorScheme: 'light', launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGS] }, screenshot: 'only-on-failure' },
});
