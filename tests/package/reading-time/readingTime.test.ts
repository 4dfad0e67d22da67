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
  site = await buildTestSite({
    'rspress.config.ts': `import { defineSite } from 'lectern';
import { readingTime } from ${JSON.stringify(plugin)};

export default defineSite({
  title: 'Test',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'de', label: 'Deutsch' }],
  plugins: [readingTime],
});
`,
    'docs/en/index.mdx': page('Short', 'A few words.'),
    'docs/en/long.mdx': page('Long', LONG),
    'docs/de/index.mdx': page('Kurz', 'Ein paar Wörter.'),
    'docs/de/long.mdx': page('Lang', LONG),
  });
}, BUILD_MS);

afterAll(() => site?.close());

test('minutes are counted in words, and there is at least one', () => {
  expect(minutesOf('')).toBe(1);
  expect(minutesOf(LONG)).toBe(3);
});

test('[EXT-3] [KIT-5] the time is on the page and in its Markdown, in the language of the page', async () => {
  const html = await (await site.fetch('/long.html')).text();
  expect(html).toContain('<em>3 min read</em>');
  expect(site.read('long.md')).toContain('# Long\n\n_3 min read_');
  expect(site.read('de/long.md')).toContain('_3 Min. Lesezeit_');
});

test('[KIT-5] the component stands in its slot, with the data of the page', async () => {
  const html = async (address: string) => (await site.fetch(address)).text();
  expect(await html('/long.html')).toContain('<strong>Long page</strong>');
  expect(await html('/de/long.html')).toContain('<strong>Lange Seite</strong>');
  expect(await html('/')).not.toContain('Long page');
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
