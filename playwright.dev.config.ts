import { defineConfig } from '@playwright/test';
import built from './playwright.config';
import { SITES } from './tests/support/sites';

const { docs, kit, based } = SITES;

/**
 * The same tasks of readers on the dev server. What only a build has stays out: whole files below,
 * single tests by the tag `@built`.
 */
export default defineConfig({
  ...built,
  outputDir: 'test-results/playwright-dev',
  testIgnore: [
    '**/ask-*.spec.ts',
    '**/content.spec.ts',
    '**/first-load.spec.ts',
    '**/first-visit.spec.ts',
    '**/redirects.spec.ts',
    '**/security.spec.ts',
  ],
  grepInvert: /@built/,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-dev.json' }]],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  webServer: [docs, kit, based].map(({ config, port, url }) => ({
    command: `node node_modules/@rspress/core/bin/rspress.js dev -c ${config} --port ${port}`,
    // A page that is compiled for one test would be a hot update for the other.
    env: { RSPRESS_LAZY_COMPILATION: 'false' },
    url: `${url}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  })),
});
