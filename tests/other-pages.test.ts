import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { siteKey } from '../plugins/content/files/keptTrees';
import { LECTERN_COMMAND } from '../plugins/support/testing/lecternCommand';
import { PRESET, THEME } from './support/preset';
import { TinySite } from './support/tinySite';

const BUILDS_MS = 180_000;
const site = new TinySite('other-pages');

const CONFIG = `
import { z } from 'zod';
import { definePlugin, defineSite } from '${PRESET}';

/** Names other pages in every way that a plugin has. */
const see = definePlugin({
  name: 'see',
  page: ({ pages, lang }) => ({
    titles: pages.all.filter((page) => page.lang === lang).map(({ title }) => title),
  }),
  afterTitle: ({ pages }) => 'Begin with ' + (pages.find('/first')?.title ?? 'nothing') + '.',
  facts: ({ pages, frontmatter }) =>
    frontmatter.after && { description: 'After ' + pages.find(frontmatter.after)?.title + '.' },
  frontmatter: { after: z.string().optional() },
  replace: {
    See: {
      read({ props, pages }) {
        const page = pages.find(props.page);
        if (page) return { markdown: 'See [' + page.title + '](' + page.address + ').' };
        return props.optional ? { markdown: 'See nothing.' } : { problems: [{ message: props.page + ' → write a page' }] };
      },
    },
  },
  slots: { afterDocContent: new URL('./Titles.tsx', import.meta.url) },
});

export default defineSite({
  root: '${site.root}/docs',
  outDir: '${site.root}/out',
  themeDir: '${THEME}',
  title: 'Tiny',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  route: { cleanUrls: true },
  keepRendered: true,
  builderConfig: { performance: { buildCache: { cacheDirectory: '${site.root}/cache' }, printFileSize: false } },
  lastUpdated: false,
  plugins: [see],
});
`;

async function build(env?: Record<string, string>): Promise<Record<string, string>> {
  const { code, text } = await site.build(env);
  expect(code, text).toBe(0);
  return site.output();
}

/** Returns the addresses of the lookups that are kept for the next build. */
function keptLookups(): string[] {
  const folder = path.join('.lectern/lookups', siteKey(path.resolve(site.root, 'docs')));
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  return files.map((file) => readFileSync(file, 'utf8').split('\n')[0] ?? '');
}

beforeAll(async () => {
  site.remove('docs');
  site.write('rspress.config.ts', CONFIG);
  site.write(
    'Titles.tsx',
    'export default ({ data }) => <p>{"Titles: " + data.titles.join(", ")}</p>;\n',
  );
  site.write(
    'docs/en/index.mdx',
    '# Home\n\n<See page="./first" />\n\n<See page="/gone" optional />\n',
  );
  site.write('docs/en/first.mdx', '---\nafter: /\n---\n\n# First\n\nText.\n');
  site.write('docs/en/last.mdx', '# Last\n\n<See page="/middle" optional />\n');
  site.write('docs/zh/index.mdx', '# 首页\n\n<See page="/first" />\n');
  site.write('docs/zh/first.mdx', '# 第一页\n\n文字。\n');
  await build();
}, BUILDS_MS);

test('a plugin finds other pages in the language of each', () => {
  expect(site.read('index.md')).toContain(
    '# Home\n\nBegin with First.\n\nSee [First](/first.md).\n',
  );
  expect(site.read('index.html')).toMatch(/See <a [^>]*href="\/first"[^>]*>First<\/a>/);
  expect(site.read('index.html')).toContain('Titles: Home, First, Last');
  expect(site.read('zh/index.html')).toMatch(/See <a [^>]*href="\/zh\/first"[^>]*>第一页<\/a>/);
  expect(site.read('zh/index.md')).toContain('Begin with 第一页.');
  expect(site.read('first.html')).toContain('content="After Home."');
  expect(site.read('last.html')).toContain('See nothing.');
  expect(keptLookups()).toContain('/gone');
});

test(
  'lectern check finds them too',
  () => {
    const [program = '', ...args] = LECTERN_COMMAND;
    const flags = ['-c', `${site.root}/rspress.config.ts`, '--only', 'links'];
    const check = () => {
      const { stdout, stderr } = spawnSync(program, [...args, 'check', ...flags], {
        encoding: 'utf8',
      });
      return stdout + stderr;
    };
    expect(check()).not.toContain('see:');
    site.write('docs/en/index.mdx', '# Home\n\n<See page="./nowhere" />\n');
    const printed = check();
    site.write('docs/en/index.mdx', '# Home\n\n<See page="./first" />\n');
    expect(printed).toContain('index.mdx:3:1 see: ./nowhere → write a page');
  },
  BUILDS_MS,
);

test(
  'in a warm build pages follow the titles of others, new pages and pages that are gone',
  async () => {
    site.write('docs/en/first.mdx', '---\nafter: /\n---\n\n# Beginning\n\nText.\n');
    site.write('docs/en/middle.mdx', '# Middle\n\nText.\n');
    const warm = await build();
    expect(site.read('index.html')).toMatch(/See <a [^>]*href="\/first"[^>]*>Beginning<\/a>/);
    expect(site.read('index.html')).toContain('Titles: Home, Beginning, Last, Middle');
    expect(site.read('index.html')).toContain('Begin with Beginning.');
    expect(site.read('last.html')).toMatch(/See <a [^>]*>Middle<\/a>/);
    expect(site.read('zh/index.html')).toContain('第一页');
    expect(keptLookups()).toEqual(expect.arrayContaining(['*', '/first', '/middle', '/zh/first']));
    expect(keptLookups()).not.toContain('/gone');
    expect(await build({ RSPRESS_PERSISTENT_CACHE: 'false' })).toEqual(warm);

    site.remove('docs/en/middle.mdx');
    site.write('docs/en/index.mdx', '# Start\n\n<See page="./first" />\n');
    await build();
    expect(site.read('last.html')).toContain('See nothing.');
    expect(site.read('last.html')).toContain('Titles: Start, Beginning, Last');
    expect(site.read('first.html')).toContain('content="After Start."');
  },
  BUILDS_MS,
);
