import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveSite } from 'lectern/server';
import { buildTestSite, type TestSite } from 'lectern/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BUILD_MS = 240_000;
const plugin = (name: string) => path.join(import.meta.dirname, '..', name);

const CONFIG = `import { defineSite } from 'lectern';
import { productFacts } from ${JSON.stringify(plugin('product-facts/productFacts.ts'))};
import { signs } from ${JSON.stringify(plugin('signs/signs.ts'))};

export default defineSite({
  title: 'Test',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'de', label: 'Deutsch' }],
  plugins: [productFacts, signs],
});
`;

const page = (title: string, text: string, facts = '') =>
  `---\ndescription: ${title}.\n${facts}---\n\n# ${title}\n\n${text}\n`;
const LISTED = 'facts: [price, codename]\n';

const FILES = {
  'rspress.config.ts': CONFIG,
  'product.json': JSON.stringify({ price: '12 €', codename: 'zirconium' }),
  'docs/en/index.mdx': page('Start', 'It costs @@price@@ (c) a month.\n\n| a |\n| - |\n| b |'),
  'docs/en/data.mdx': page('Data', 'All of it.\n\n## More {#more}\n\nText.', LISTED),
  'docs/de/index.mdx': page('Anfang', 'Es kostet @@price@@.', LISTED),
};

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite(FILES);
}, BUILD_MS);
afterAll(() => site?.close());

/** Builds the site again, with the cache of the build before. */
async function buildAgain(): Promise<void> {
  const cli = path.resolve('dist/plugins/cli/lectern.js');
  await promisify(execFile)(process.execPath, [cli, 'build'], { cwd: site.folder });
}

const write = (name: string, text: string) => writeFileSync(path.join(site.folder, name), text);

/** The titles of the pages that a search finds in what was built last. */
async function titlesFor(query: string): Promise<string[]> {
  const served = serveSite({ root: path.join(site.folder, 'doc_build') });
  const answer = await served.fetch(
    new Request('http://site/1/indexes/*/queries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        requests: [{ indexName: 'docs', query, facetFilters: ['lang:en'], hitsPerPage: 20 }],
      }),
    }),
  );
  const { results } = (await answer.json()) as {
    results: { hits: { hierarchy: { lvl1: string } }[] }[];
  };
  await served.close();
  return [...new Set(results.flatMap(({ hits }) => hits.map(({ hierarchy }) => hierarchy.lvl1)))];
}

test('[KIT-5] syntax of a plugin is text everywhere: on the page, in its Markdown and in the search', async () => {
  expect(site.read('index.html')).toContain('It costs 12 € © a month.');
  expect(site.read('index.md')).toContain('It costs 12 € © a month.');
  expect(site.read('de/index.html')).toContain('Es kostet 12 €.');
  expect(await titlesFor('12 €')).toContain('Start');
});

test('[KIT-5] what a plugin adds to the tree is on the page, in its outline, its Markdown and the search', async () => {
  const html = site.read('data.html');
  expect(html).toMatch(/<h2 [^>]*id="facts"/);
  expect(html).toMatch(/<strong>zirconium<\/strong>/);
  expect(html).toMatch(/lt-outline[\s\S]*href="#facts"/);
  expect(site.read('data.md')).toMatch(
    /Text\.\n\n## Facts\n\n- price: \*\*12 €\*\*\n- codename: \*\*zirconium\*\*/,
  );
  expect(site.read('de/index.md')).toContain('## Daten');
  expect(await titlesFor('zirconium')).toEqual(['Data']);
});

test('[EXT-2] a component stands directly below the title', () => {
  expect(site.read('data.html')).toMatch(/<\/h1><p>2 facts<\/p><div class="lt-actions/);
  expect(site.read('index.html')).not.toContain('facts</p>');
});

test('[KIT-5] plugins of rehype change the HTML only', () => {
  expect(site.read('index.html')).toContain('<table data-wide="">');
  expect(site.read('index.md')).toContain('| a |\n| - |\n| b |');
});

test(
  '[KIT-5] it is the same in a later build: for new pages, and when a file of the plugin changes',
  async () => {
    write('docs/en/new.mdx', page('New', 'Now @@price@@ (tm).', LISTED));
    await buildAgain();
    for (const name of ['new', 'data']) {
      expect(site.read(`${name}.html`)).toMatch(/<strong>zirconium<\/strong>/);
      expect(site.read(`${name}.html`)).toMatch(/<h2 [^>]*id="facts"/);
      expect(site.read(`${name}.md`)).toContain('- codename: **zirconium**');
    }
    expect(site.read('new.html')).toContain('Now 12 € ™.');
    expect((await titlesFor('zirconium')).sort()).toEqual(['Data', 'New']);

    write('product.json', JSON.stringify({ price: '15 €', codename: 'zirconium' }));
    await buildAgain();
    expect(site.read('new.html')).toContain('Now 15 € ™.');
    expect(site.read('index.md')).toContain('It costs 15 € © a month.');
  },
  BUILD_MS,
);

test(
  '[DIAG-1] what is wrong in a page stops the build, with its place and what to do',
  async () => {
    const wrong = {
      ...FILES,
      'docs/en/index.mdx': page('Start', 'It weighs @@weight@@.', 'facts: [size]\n'),
    };
    const failed = await buildTestSite(wrong).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(failed).toContain(
      'docs/en/index.mdx:8:11 product-facts: unknown fact @@weight@@ → use one of price, codename, or add it to product.json',
    );
    expect(failed).toContain(
      'docs/en/index.mdx:1 product-facts: facts has "size" → write one of price, codename',
    );
  },
  BUILD_MS,
);
