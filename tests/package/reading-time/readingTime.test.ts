import { execFile } from 'node:child_process';
import path from 'node:path';
import { buildTestSite, type TestSite } from 'lectern/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutesOf } from './readingTime';

const LONG = 'word '.repeat(600);
const BUILD_MS = 120_000;

const page = (title: string, text: string) =>
  `---\ndescription: ${title}.\n---\n\n# ${title}\n\n## One {#one}\n\n${text}\n`;

let site: TestSite;

beforeAll(async () => {
  const plugin = path.join(import.meta.dirname, 'readingTime.ts');
  const status = path.join(import.meta.dirname, '../page-status/pageStatus.ts');
  const support = path.join(import.meta.dirname, '../support-link/supportLink.ts');
  const since = path.join(import.meta.dirname, '../since-badge/sinceBadge.ts');
  const list = path.join(import.meta.dirname, '../page-list/pageList.ts');
  const lists = path.join(import.meta.dirname, '../page-list/languageLists.ts');
  const also = path.join(import.meta.dirname, '../see-also/seeAlso.ts');
  const colors = path.join(import.meta.dirname, '../swatches/swatches.ts');
  site = await buildTestSite({
    'rspress.config.ts': `import { defineSite } from 'lectern';
import { readingTime } from ${JSON.stringify(plugin)};
import { pageStatus } from ${JSON.stringify(status)};
import { swatches } from ${JSON.stringify(colors)};
import { supportLink } from ${JSON.stringify(support)};
import { sinceBadge } from ${JSON.stringify(since)};
import { seeAlso } from ${JSON.stringify(also)};
import { pageList } from ${JSON.stringify(list)};
import { languageLists } from ${JSON.stringify(lists)};

export default defineSite({
  title: 'Test',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'de', label: 'Deutsch' }],
  siteOrigin: 'https://docs.example',
  themeConfig: { custom: { support: { email: 'help@docs.example' } } },
  plugins: [readingTime, pageStatus, swatches, supportLink, sinceBadge, seeAlso, pageList, languageLists],
});
`,
    'theme/index.tsx': `export * from 'lectern/theme';
import { Layout as LecternLayout } from 'lectern/theme';
export const Layout = () => <LecternLayout beforeOutline={<i>From the site</i>} />;
`,
    'docs/en/index.mdx': page('Short', 'A few words.'),
    'docs/en/long.mdx': page('Long', LONG),
    'docs/de/index.mdx': page('Kurz', 'Ein paar Wörter.'),
    'docs/de/long.mdx': page('Lang', LONG),
    'docs/en/start.mdx': page('Start', 'The first page.').replace(
      '---',
      '---\nrelated: [./long, /]',
    ),
    'docs/de/start.mdx': page('Anfang', 'Die erste Seite.').replace('---', '---\nrelated: [/long]'),
    'docs/en/old.mdx': `---
description: Old.
status: deprecated
---

# Old

The vintagething.

## History {#history}
`,
    'docs/en/other.mdx': page('Other', 'Another <Since version="2.1" /> page.').replace(
      '---',
      '---\nsince: "1.4"',
    ),
    'docs/en/home.mdx': page('Home', 'A few words.').replace('---', '---\npageType: home'),
    'docs/en/brand.mdx': page('Brand', '```swatches\nSunflower #facc15\nInk #0f172a\n```'),
    'docs/de/brand.mdx': page('Marke', '```swatches\nTinte #0f172a\n```'),
    'docs/en/idea.mdx': page('Idea', 'A thought.').replace('---', '---\nstatus: draft'),
  });
}, BUILD_MS);

afterAll(() => site?.close());

/** The titles of the pages that the search of the site finds. */
async function titlesFor(query: string): Promise<string[]> {
  const answer = await site.fetch('/1/indexes/*/queries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      requests: [{ indexName: 'docs', query, facetFilters: ['lang:en'], hitsPerPage: 20 }],
    }),
  });
  const { results } = (await answer.json()) as {
    results: { hits: { hierarchy: { lvl1: string } }[] }[];
  };
  return [...new Set(results.flatMap(({ hits }) => hits.map(({ hierarchy }) => hierarchy.lvl1)))];
}

test('minutes are counted in words, and there is at least one', () => {
  expect(minutesOf('')).toBe(1);
  expect(minutesOf(LONG)).toBe(3);
});

test('[EXT-3] [KIT-5] the time is on the page and in its Markdown, in the language of the page', async () => {
  const html = await (await site.fetch('/long.html')).text();
  expect(html).toContain('<em>3 min read</em>');
  expect(site.read('long.md')).toContain('# Long\n\n_3 min read_');
  expect(site.read('de/long.md')).toContain('_3 Min. Lesezeit_');
  expect(site.read('home.md')).not.toContain('min read');
});

test('[KIT-5] the component stands in its slot, with the data of the page', async () => {
  const html = async (address: string) => (await site.fetch(address)).text();
  // A layout of the site that hands nothing on takes nothing away.
  expect(await html('/long.html')).toContain('<i>From the site</i><strong>Long page</strong>');
  expect(await html('/de/long.html')).toContain('<strong>Lange Seite</strong>');
  expect(await html('/')).not.toContain('Long page');
});

test('[EXT-3] a test opens the site as a reader does, searches it, and holds it to a budget', async () => {
  const page = await site.open('/long.html');
  expect(await page.page.getByText('3 min read').isVisible()).toBe(true);
  expect((await page.search('other'))[0]?.address).toContain('/other');
  expect(await page.search('zzqqxx')).toEqual([]);
  expect(await page.accessibilityFaults()).toEqual([]);
  await page.choose('Language', 'Deutsch');
  await page.page.waitForURL('**/de/long.html');
  const { html, js, css } = await site.firstLoad('/long.html');
  expect(html).toBeGreaterThan(1_000);
  expect(js).toBeLessThan(130_000);
  expect(css).toBeLessThan(20_000);
}, 120_000);

test('[KIT-5] a block of code is the component of a plugin, a list in Markdown, and found by its words', async () => {
  const html = await (await site.fetch('/brand.html')).text();
  expect(html).toMatch(/<ul aria-label="Colors"><li><svg[^>]*>.*?fill="#facc15".*?Sunflower<\/li>/);
  expect(await (await site.fetch('/de/brand.html')).text()).toContain('<ul aria-label="Farben">');
  expect(site.read('brand.md')).toContain('- Sunflower: `#facc15`\n- Ink: `#0f172a`');
  expect(await titlesFor('sunflower')).toEqual(['Brand']);
});

test('[EXT-3] a plugin lists other pages with their titles, in the language of the page', async () => {
  const html = await (await site.fetch('/start.html')).text();
  expect(html).toMatch(/<h2 [^>]*id="see-also"/);
  expect(html).toMatch(/<a [^>]*href="\/long\.html"[^>]*>Long<\/a>/);
  expect(site.read('start.md')).toContain(
    '## See also\n\n- [Long](https://docs.example/long.md)\n- [Short](https://docs.example/index.md)',
  );
  expect(site.read('de/start.md')).toContain(
    '## Siehe auch\n\n- [Lang](https://docs.example/de/long.md)',
  );
});

test('[EXT-3] a test opens pages by their addresses: redirects within the site are followed', async () => {
  const page = await site.fetch('/start');
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('The first page.'),
  ]);
  const moved = await site.fetch('/start', { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/start.html']);
});

test('[EXT-3] a plugin adds a file with all pages and their changed titles', async () => {
  const answer = await site.fetch('/pages.json');
  expect(answer.headers.get('content-type')).toContain('application/json');
  const pages = (await answer.json()) as { url: string; title: string; lang: string }[];
  expect(pages).toContainEqual({
    url: 'https://docs.example/start.html',
    title: 'Start',
    lang: 'en',
  });
  expect(pages.filter(({ lang }) => lang === 'de').length).toBeGreaterThan(1);
  expect(pages.some(({ title }) => title.endsWith('(deprecated)'))).toBe(true);
  expect(pages[0]?.url).toBe('https://docs.example/index.html');
  expect(JSON.parse(site.read('de/titles.json'))).toContain('Anfang');
});

test('[EXT-3] a component of a plugin stands in the text and below the title, as text in Markdown', async () => {
  const html = await (await site.fetch('/other.html')).text();
  expect(html).toContain('<mark>Since 1.4</mark>');
  expect(html).toContain('Another <mark>Since 2.1</mark> page.');
  expect(site.read('other.md')).toContain('# Other\n\n(Since 1.4)\n');
  expect(site.read('other.md')).toContain('Another (Since 2.1) page.');
});

test('[EXT-1] a component reads a setting that its plugin has checked', async () => {
  const html = await (await site.fetch('/de/long.html')).text();
  expect(html).toContain('<a href="mailto:help@docs.example">Hilfe anfordern</a>');
});

test('[KIT-5] the check names what it finds', async () => {
  const cli = path.resolve('dist/plugins/cli/lectern.js');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [cli, 'check'], { cwd: site.folder }, (_, stdout) =>
      resolve(stdout),
    );
  });
  expect(output).toContain('docs/en/long.mdx:1 reading-time: the page takes 3 minutes → split it');
});

test('[EXT-3] facts that a plugin changes are in the HTML, the Markdown, the search and the lists of pages', async () => {
  const html = await (await site.fetch('/old.html')).text();
  expect(html).toContain('<title>Old (deprecated) - Test</title>');
  expect(html).toContain('<meta name="status" content="deprecated">');
  expect(html).not.toContain('lt-outline');
  expect(html).toMatch(/rel="next"[^>]*>[\s\S]*?Start/);
  expect(site.read('old.md')).toContain('title: "Old (deprecated)"');
  expect(site.read('llms.txt')).toContain('[Old (deprecated)]');
  expect(await titlesFor('vintagething')).toEqual(['Old (deprecated)']);
});

test('[EXT-3] a draft is in no sidebar, not in the search and not in the sitemap', async () => {
  expect(await titlesFor('thought')).toEqual([]);
  const html = await (await site.fetch('/start.html')).text();
  expect(html).not.toContain('href="/idea.html"');
  expect(site.read('sitemap.xml')).not.toContain('/idea');
  expect(site.read('sitemap.xml')).toContain('/old');
});
