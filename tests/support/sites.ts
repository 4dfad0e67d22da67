import process from 'node:process';

/** The first port that the tests use. `TEST_PORT` changes it, so that two runs can share a machine. */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 4310);
const port = (offset: number) => FIRST_PORT + offset;
const local = (offset: number) => `http://localhost:${port(offset)}`;

/** Returns a site of generated pages. `look` gives it custom colors and fonts. */
function corpus(pages: number, offset: number, look?: 'own') {
  return {
    port: port(offset),
    folder: `test-results/sites/corpus-${pages}`,
    base: '/',
    config: 'tests/fixtures/corpus/rspress.config.ts',
    env: { CORPUS_PAGES: String(pages), ...(look && { CORPUS_LOOK: look }) },
    url: local(offset),
  };
}

/** The server of the docs with answers from a fake language model. */
export const ASK_MODEL = {
  port: port(6),
  url: local(6),
  modelPort: port(7),
  modelUrl: `http://127.0.0.1:${port(7)}`,
} as const;

/** The databases of questions that tests ask, by server. */
export const ASK_DATABASES = {
  docs: `test-results/ask-docs-${FIRST_PORT}.db`,
  model: `test-results/ask-model-${FIRST_PORT}.db`,
} as const;

/** The token that gives access to the docs health pages of the test servers. */
export const DOCS_HEALTH_TOKEN = 'token-of-the-servers-of-tests';

/** A dev server that a test starts to edit pages. */
export const EDITED_SITE = { port: port(5), url: local(5) } as const;

/** Another dev server, for edits of pages, strings, components and the sidebar. */
export const EDITED_PAGES = { port: port(8), url: local(8) } as const;

/** The built sites that browser tests visit, served by Lectern's server. */
export const SITES = {
  docs: {
    port: port(0),
    folder: 'doc_build',
    base: '/',
    config: 'rspress.config.ts',
    url: local(0),
  },
  /** The docs of Lectern, served by the server of the docs. */
  lectern: {
    port: port(0),
    folder: 'doc_lectern',
    base: '/lectern/',
    config: 'site/lectern/rspress.config.ts',
    url: `${local(0)}/lectern`,
  },
  kit: {
    port: port(1),
    folder: 'test-results/sites/kit',
    base: '/',
    config: 'tests/fixtures/kit/rspress.config.ts',
    url: local(1),
  },
  based: {
    port: port(2),
    folder: 'test-results/sites/based',
    base: '/docs/',
    config: 'tests/fixtures/based/rspress.config.ts',
    env: { ASK_AI_ENDPOINT: 'off' },
    url: `${local(2)}/docs`,
    origin: 'https://based.example',
  },
  mirrored: {
    port: port(9),
    folder: 'test-results/sites/mirrored',
    base: '/',
    config: 'tests/fixtures/mirrored/rspress.config.ts',
    url: local(9),
  },
  small: corpus(40, 3, 'own'),
  large: corpus(200, 4),
} as const;

/** The servers of the visited sites, one per port. Sites on the same port have different bases. */
export const SERVERS = Object.values(SITES)
  .filter((site) => site !== SITES.small)
  .filter(({ port }, at, all) => all.findIndex((site) => site.port === port) === at)
  .map(({ port, url, base }) => {
    const folders = Object.values(SITES).flatMap((site) => (site.port === port ? site.folder : []));
    return { port, url, folders, base: folders.length > 1 ? undefined : base };
  });
