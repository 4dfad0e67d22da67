/** The built sites that browser tests visit, each behind our own server. */
export const SITES = {
  docs: {
    port: 4310,
    folder: 'doc_build',
    config: 'rspress.config.ts',
    url: 'http://localhost:4310',
  },
  kit: {
    port: 4311,
    folder: 'test-results/sites/kit',
    config: 'tests/fixtures/kit/rspress.config.ts',
    url: 'http://localhost:4311',
  },
} as const;
