/** Sites of the same generated pages, few and many. */
function corpus(pages: number, port: number) {
  return {
    port,
    folder: `test-results/sites/corpus-${pages}`,
    base: '/',
    config: 'tests/fixtures/corpus/rspress.config.ts',
    env: { CORPUS_PAGES: String(pages) },
    url: `http://localhost:${port}`,
  };
}

/** The built sites that browser tests visit, each behind our own server. */
export const SITES = {
  docs: {
    port: 4310,
    folder: 'doc_build',
    base: '/',
    config: 'rspress.config.ts',
    url: 'http://localhost:4310',
  },
  kit: {
    port: 4311,
    folder: 'test-results/sites/kit',
    base: '/',
    config: 'tests/fixtures/kit/rspress.config.ts',
    url: 'http://localhost:4311',
  },
  based: {
    port: 4312,
    folder: 'test-results/sites/based',
    base: '/docs/',
    config: 'tests/fixtures/based/rspress.config.ts',
    url: 'http://localhost:4312/docs',
    origin: 'https://based.example',
  },
  small: corpus(40, 4313),
  large: corpus(1000, 4314),
} as const;
