import { defineConfig } from '@playwright/test';
import { LECTERN_COMMAND } from './plugins/support/testing/lecternCommand';
import { findBrowser, UNDRAWN_ARGS } from './tests/support/browser';
import { ASK_DATABASES, ASK_MODEL, DOCS_HEALTH_TOKEN, SERVERS, SITES } from './tests/support/sites';

const SERVE = [...LECTERN_COMMAND, 'serve'].map((part) => `"${part}"`).join(' ');

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Until five whole runs in a row have needed none.
  retries: process.env.CI ? 1 : 0,
  // Pages wait for timers and the network, so that two cores have work for three.
  workers: 3,
  // What a test waits for comes; on a machine with much other work it comes very late.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: SITES.docs.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    launchOptions: {
      executablePath: findBrowser(),
      // The pages of a context share what one of them has compiled.
      args: [...UNDRAWN_ARGS, '--renderer-process-limit=1'],
    },
    screenshot: 'only-on-failure',
  },
  webServer: [
    ...SERVERS.map(({ url, port, folders, base }) => ({
      command: SERVE,
      env: {
        PORT: String(port),
        SITE_DIR: folders.join(','),
        ...(base && { SITE_BASE: base }),
        ASK_AI_DATABASE: ASK_DATABASES.docs,
        DOCS_HEALTH_TOKEN,
        // Each test of limits is a reader of its own, by `X-Forwarded-For`.
        TRUSTED_PROXIES: '1',
      },
      url: `${url}/`,
      reuseExistingServer: false,
    })),
    {
      command: 'node --import tsx tests/support/fakeModel.ts',
      url: `${ASK_MODEL.modelUrl}/`,
      reuseExistingServer: false,
    },
    {
      command: SERVE,
      env: {
        PORT: String(ASK_MODEL.port),
        SITE_DIR: SITES.docs.folder,
        ASK_AI_DATABASE: ASK_DATABASES.model,
        TRUSTED_PROXIES: '1',
        ASK_AI_MODEL_URL: `${ASK_MODEL.modelUrl}/v1`,
        ASK_AI_MODEL: 'fake',
        ASK_AI_MODEL_KEY: 'key-of-the-model',
      },
      url: `${ASK_MODEL.url}/`,
      reuseExistingServer: false,
    },
  ],
});
