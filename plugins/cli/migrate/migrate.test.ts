import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrateConfig } from './migrateConfig';
import { migrateIgnored } from './migrateIgnored';
import { migratePackage } from './migratePackage';
import { migrateSite, migrationText } from './migrateSite';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });

/** A copy of the site that a stock Rspress has, committed. */
function stockSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-stock-'));
  cpSync('tests/fixtures/stock', folder, { recursive: true });
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'site');
  return folder;
}

const reader = (folder: string) => (name: string) => readFileSync(path.join(folder, name), 'utf8');

test('[KIT-6] a stock site becomes one of Lectern, comments and all', () => {
  const folder = stockSite();
  const read = reader(folder);
  const { files, left } = migrateSite(folder, { lectern: '0.1.0' });
  expect(files).toEqual(['rspress.config.ts', 'package.json', 'theme/index.tsx', '.gitignore']);
  expect(read('.gitignore')).toMatch(/^\.lectern\/$/m);
  expect(read('rspress.config.ts')).toBe(`import * as path from 'node:path';
import { defineSite } from 'lectern';

export default defineSite({
  title: 'Boat builder',
  description: 'How to build a boat',
  icon: '/anchor.svg',
  logo: {
    light: '/anchor.svg',
    dark: '/anchor.svg',
  },
  globalStyles: path.join(import.meta.dirname, 'styles/index.css'),
  // Links that search engines have.
  route: {
    cleanUrls: true,
  },
  themeConfig: {
    socialLinks: [
      {
        icon: 'github',
        mode: 'link',
        content: 'https://github.com/example/boat',
      },
    ],
    footer: {
      message: 'Built by hand',
    },
    editLink: {
      docRepoBaseUrl: 'https://github.com/example/boat/tree/main/docs',
    },
    lastUpdated: true,
  },
});
`);
  expect(left).toEqual([
    'rspress.config.ts:14 llms: true → llms.txt and the Markdown of pages are written without it',
    'rspress.config.ts:15 search: { codeBlocks: true, } → the search needs no settings; the page on search has those of ours',
  ]);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'boat-builder',
    type: 'module',
    scripts: {
      build: 'lectern build',
      dev: 'lectern dev',
      preview: 'lectern serve',
      start: 'lectern serve',
      check: 'lectern check',
    },
    dependencies: { lectern: '0.1.0', react: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    devDependencies: { '@types/node': '^24.0.0' },
  });
  expect(read('theme/index.tsx')).not.toContain('@rspress/core');
  expect(read('theme/index.tsx')).toContain("export * from 'lectern/theme';");
});

test('[KIT-6] pages and the order of the sidebar are not touched', () => {
  const folder = stockSite();
  migrateSite(folder);
  const changed = execFileSync('git', ['diff', '--name-only'], { cwd: folder, encoding: 'utf8' });
  expect(changed.trim().split('\n').sort()).toEqual([
    'package.json',
    'rspress.config.ts',
    'theme/index.tsx',
  ]);
});

test('[KIT-6] a second time changes nothing', () => {
  const folder = stockSite();
  migrateSite(folder);
  const before = readdirSync(folder).map((name) => name);
  const again = migrateSite(folder);
  expect(again.files).toEqual([]);
  expect(migrationText(again)).toBe('This is a site of Lectern already: nothing to do.');
  expect(readdirSync(folder)).toEqual(before);
});

test('[KIT-6] a dry run says what it would change, and changes nothing', () => {
  const folder = stockSite();
  const text = migrationText(migrateSite(folder, { isDryRun: true }), true);
  expect(text).toContain('Would change: rspress.config.ts, package.json, theme/index.tsx');
  expect(text).toContain('Nothing is written');
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' })).toBe(
    '',
  );
});

test('[KIT-6] the commands to type next are those of what the site is installed with', () => {
  const folder = stockSite();
  const typed = () => migrationText(migrateSite(folder, { isDryRun: true })).split('Next:\n')[1];
  expect(typed()).toBe('  npm install\n  npm run check\n  npm run dev');
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), '');
  expect(typed()).toBe('  pnpm install\n  pnpm run check\n  pnpm run dev');
});

test('[KIT-6] changes that are not committed are not mixed with those of the migration', () => {
  const folder = stockSite();
  writeFileSync(path.join(folder, 'notes.txt'), 'mine');
  expect(() => migrateSite(folder)).toThrow('has changes that are not committed → commit the site');
  expect(migrateSite(folder, { isForced: true }).files).toHaveLength(4);
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'lectern-stock-'));
  cpSync('tests/fixtures/stock', elsewhere, { recursive: true });
  expect(() => migrateSite(elsewhere)).toThrow('is in no git repository');
  expect(() => migrateSite(path.join(elsewhere, 'docs'))).toThrow('has no rspress.config.ts');
});

const migrate = (text: string) => migrateConfig(text, 'rspress.config.ts');

test('[KIT-6] texts, languages and a base find their places', () => {
  const { text } = migrate(`import { defineConfig } from 'rspress/config';

export default defineConfig({
  lang: 'en',
  base: 'boat',
  themeConfig: {
    outlineTitle: 'Here',
    locales: [
      { lang: 'en', label: 'English', title: 'Boat', nav: [] },
      { lang: 'de', label: 'Deutsch', outlineTitle: 'Auf dieser Seite', prevPageText: 'Zurück' }
    ]
  }
});
`);
  expect(text).toContain("base: '/boat/',");
  expect(text).toContain("{ lang: 'de', label: 'Deutsch' },\n  ],");
  expect(text).toContain("en: { onThisPage: 'Here' },");
  expect(text).toContain("de: { onThisPage: 'Auf dieser Seite', previousPage: 'Zurück' },");
  expect(text).not.toContain('outlineTitle');
});

test('[KIT-6] an import that nothing needs any more is left out', () => {
  const { text } = migrate(`import path from 'node:path';
import { defineConfig } from '@rspress/core';
export default defineConfig({ root: path.join(__dirname, 'pages'), title: 'Boat' });
`);
  expect(text).toBe(`import { defineSite } from 'lectern';
export default defineSite({ root: 'pages', title: 'Boat' });
`);
});

test('[KIT-6] plugins that are not needed are left out with their imports, all others stay', () => {
  const { text, left, dropped } = migrate(`import { defineConfig } from '@rspress/core';
import { pluginAlgolia } from '@rspress/plugin-algolia';
import { pluginTypeDoc } from '@rspress/plugin-typedoc';
import own, { type Facts } from './own';

const facts: Facts = { name: own };

export default defineConfig({
  plugins: [pluginAlgolia({ verificationContent: 'x' }), pluginTypeDoc({ entryPoints: [] })],
  title: facts.name,
});
`);
  expect(dropped).toEqual(['@rspress/plugin-algolia']);
  expect(text).toBe(`import { defineSite } from 'lectern';
import { pluginTypeDoc } from '@rspress/plugin-typedoc';
import own, { type Facts } from './own';

const facts: Facts = { name: own };

export default defineSite({
  plugins: [pluginTypeDoc({ entryPoints: [] })],
  title: facts.name,
});
`);
  expect(left).toEqual([
    "rspress.config.ts:9 plugins: pluginAlgolia({ verificationContent: 'x' }) → search: { algolia: … } searches there, see the page on search",
  ]);
});

test('[KIT-6] the address that the plugin for sitemaps was told is siteOrigin, and an empty list of plugins goes', () => {
  const { text, left, done, dropped } = migrate(`import { defineConfig } from '@rspress/core';
import { pluginRss } from '@rspress/plugin-rss';
import { pluginSitemap } from '@rspress/plugin-sitemap';
const siteUrl = 'https://boat.example.com/docs/';
export default defineConfig({
  title: 'Boat',
  plugins: [
    pluginSitemap({ siteUrl }),
    pluginRss({
      siteUrl,
      feed: { id: 'news' },
    }),
  ]
});
`);
  expect(text).toBe(`import { defineSite } from 'lectern';
const siteUrl = 'https://boat.example.com/docs/';
export default defineSite({
  title: 'Boat',
  siteOrigin: 'https://boat.example.com',
});
`);
  expect(dropped).toEqual(['@rspress/plugin-sitemap', '@rspress/plugin-rss']);
  expect(done).toContain('rspress.config.ts:8 pluginSitemap({ siteUrl }) is siteOrigin now');
  expect(left).toEqual([
    "rspress.config.ts:9 plugins: pluginRss({ siteUrl, feed: { id: 'news' }, }) → feeds: { section, title, description } writes a feed",
  ]);
});

test('[KIT-6] what is left of a line is written as it was', () => {
  const { text } = migrate(`import { defineConfig } from '@rspress/core';
export default defineConfig({
  markdown: { checkDeadLinks: true, showLineNumbers: true },
  themeConfig: {
    locales: [
      { lang: 'en', outlineTitle: 'Here', label: 'English' },
      { lang: 'de', label: 'Deutsch', editLink: { docRepoBaseUrl: 'https://x.example', text: 'Ändern' }, prevPageText: 'Zurück', nextPageText: 'Weiter' },
    ],
  },
});
`);
  expect(text).toContain('  markdown: { showLineNumbers: true },');
  expect(text).toContain("{ lang: 'en', label: 'English' },");
  expect(text).toContain("{ lang: 'de', label: 'Deutsch', editLink: { text: 'Ändern' } },");
});

test('[KIT-6] a function that only gives the settings is left out, one that does more is not guessed', () => {
  const { text, done } = migrate(`import { defineConfig } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
export default defineConfig(async () => {
  return {
    title: 'Boat',
    plugins: [pluginSitemap({ siteUrl: 'https://boat.example.com' })],
  };
});
`);
  expect(text).toBe(`import { defineSite } from 'lectern';
export default defineSite({
  title: 'Boat',
  siteOrigin: 'https://boat.example.com',
});
`);
  expect(done).toContain('rspress.config.ts:3 the function is left out: it only gave the settings');
  expect(() =>
    migrate('export default defineConfig(async () => { await load(); return { title: 1 }; });'),
  ).toThrow('exports no object that can be read');
});

test('[KIT-6] commands of Rspress are found in longer ones', () => {
  const scripts = {
    build: 'NODE_ENV=production rspress build && cp CNAME doc_build',
    dev: 'pnpm exec rspress dev --port 4000',
    lint: 'eslint @rspress/core ./rspress build',
  };
  const { text } = migratePackage(JSON.stringify({ scripts }), '0.1.0', []);
  expect(JSON.parse(text).scripts).toMatchObject({
    build: 'NODE_ENV=production lectern build && cp CNAME doc_build',
    dev: 'pnpm exec lectern dev --port 4000',
    lint: scripts.lint,
  });
});

test('[KIT-6] every module of the theme folder is changed, and told of packages that are gone', () => {
  const folder = stockSite();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  write(
    'rspress.config.ts',
    "import { pluginAlgolia } from '@rspress/plugin-algolia';\nexport default { themeDir: 'look', plugins: [pluginAlgolia()] };\n",
  );
  write('look/index.tsx', "export * from '@rspress/core/theme-original';\n");
  write(
    'look/parts/Search.tsx',
    "import { Link } from '@rspress/core/theme-original';\nexport { Search } from '@rspress/plugin-algolia/runtime';\n",
  );
  const { files, left } = migrateSite(folder, { isForced: true });
  expect(files).toEqual(expect.arrayContaining(['look/index.tsx', 'look/parts/Search.tsx']));
  expect(files).not.toContain('theme/index.tsx');
  expect(reader(folder)('look/parts/Search.tsx')).toContain("{ Link } from 'lectern/theme'");
  expect(left).toContain(
    'look/parts/Search.tsx:2 @rspress/plugin-algolia/runtime → it is kept, and @rspress/plugin-algolia is not installed any more: remove what the theme takes from it',
  );
});

test('[KIT-6] what has no place is listed with its line and its value', () => {
  const { text, left } = migrate(`import type { UserConfig } from '@rspress/core';
const shared = {};
const config = {
  ...shared,
  title: 'Boat',
  themeConfig: { enableFancyThing: { speed: 3 } },
  unheardOf: 1,
} satisfies UserConfig;
export default config;
`);
  expect(left).toEqual([
    'rspress.config.ts:4 ...shared → it is kept: compare what it gives with the settings of Lectern',
    'rspress.config.ts:7 unheardOf: 1 → Lectern has no such setting',
    'rspress.config.ts:6 themeConfig.enableFancyThing: { speed: 3 } → Lectern has no such setting',
  ]);
  expect(text).toContain('themeConfig: {},');
  expect(text).toContain("import type { UserConfig } from '@rspress/core';");
  expect(text).toContain('export default defineSite(config);');
});

test('[KIT-6] a configuration that only running it would tell is not guessed', () => {
  expect(() => migrate('export default await load();')).toThrow(
    '[migrate] rspress.config.ts exports no object that can be read',
  );
});

test('a setting that is not needed says why, and git leaves out what Lectern writes, once', () => {
  const config = `import { defineConfig } from '@rspress/core';
export default defineConfig({ markdown: { checkDeadLinks: true } });
`;
  expect(migrateConfig(config, 'rspress.config.ts').left).toEqual([
    'rspress.config.ts:2 markdown.checkDeadLinks: true → links are checked without it',
  ]);
  expect(migrateIgnored('node_modules').text).toBe('node_modules\n.lectern/\n');
  expect(migrateIgnored('/.lectern\n').text).toBe('/.lectern\n');
});
