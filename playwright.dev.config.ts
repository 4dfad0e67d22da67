import { defineConfig } from '@playwright/test';
import built from './playwright.config';
import { ASK_DATABASES, SITES } from './tests/support/sites';

const { docs, kit, based } = SITES;

/** Where the dev server can differ: it makes pages, their data and other files while they are asked for. */
const FILES = [
  'addresses',
  'ask-answer',
  'base',
  'edit-link',
  'last-updated',
  'markdown-dev',
  'not-found',
  'page-actions',
  'page-data',
  'page-feedback',
  'routes',
  'search-results',
  'stale-translation',
  'switching',
  'tested-samples',
  'untranslated',
];

/** Tasks of readers on the dev server. Single tests of what only a build has bear the tag `@built`. */
export default defineConfig({
  ...built,
  outputDir: 'test-results/playwright-dev',
  testMatch: FILES.map((name) => `**/${name}.spec.ts`),
  grepInvert: /@built/,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-dev.json' }]],
  webServer: [docs, kit, based].map(({ config, port, url, ...site }) => ({
    command: `node node_modules/@rspress/core/bin/rspress.js dev -c ${config} --port ${port}`,
    // A page that is compiled for one test would be a hot update for the other.
    env: {
      RSPRESS_LAZY_COMPILATION: 'false',
      ASK_AI_DATABASE: ASK_DATABASES.docs,
      ...('env' in site && site.env),
    },
    url: `${url}/`,
    reuseExistingServer: false,
    // All pages of three sites are compiled, on a machine that does other things too.
    timeout: 300_000,
  })),
});
