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

/** The docs again, answered by a language model: a server of tests that speaks as one. */
export const ASK_MODEL = {
  port: 4316,
  url: 'http://localhost:4316',
  modelPort: 4317,
  modelUrl: 'http://127.0.0.1:4317',
} as const;

/** What readers asked in tests, by server. */
export const ASK_DATABASES = {
  docs: 'test-results/ask-docs.db',
  model: 'test-results/ask-model.db',
} as const;

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
    env: { ASK_AI_ENDPOINT: 'off' },
    url: 'http://localhost:4312/docs',
    origin: 'https://based.example',
  },
  small: corpus(40, 4313),
  large: corpus(1000, 4314),
} as const;
