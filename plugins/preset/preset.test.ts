import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { definePlugin } from '../define';
import { pluginTheme } from '../pages/theme';
import { pluginDocSearch } from '../retrieval/docsearch';
import { pluginSearch } from '../retrieval/search';
import { pluginServer } from '../serving/server';
import { defineSite, type SiteSettings } from './index';
import { neededPackages } from './neededPackages';

function folder(): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-preset-'));
  mkdirSync(path.join(cwd, 'docs/en'), { recursive: true });
  mkdirSync(path.join(cwd, 'docs/zh'), { recursive: true });
  return cwd;
}

const LOCALES = [
  { lang: 'en', label: 'English', title: 'Site', footer: '<p>End</p>' },
  { lang: 'zh', label: '简体中文', title: '站点', description: '说明' },
];

const site = (settings: SiteSettings) => defineSite(settings, folder());
const names = (settings: SiteSettings) =>
  (site(settings).plugins ?? []).map(({ name }) => name.replace('lectern:', ''));

/** Returns the lines of an error below its headline. */
function problems(settings: unknown): string[] {
  try {
    site(settings as SiteSettings);
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
  return [];
}

test('a site with only a title has a search and all default features', () => {
  expect(names({ title: 'Site' })).toEqual([
    'output',
    'content',
    'build-cache',
    'compat',
    'theme',
    'token-check',
    'images',
    'figures',
    'mermaid',
    'code',
    'frontmatter',
    'moved-sections',
    'head-scripts',
    'language-fallback',
    'link-check',
    'render-errors',
    'seo',
    'last-updated',
    'page-source',
    'markdown',
    'search',
    'docsearch',
    'static-content',
    'first-load',
    'server',
    'component-check',
    'foreign-syntax',
    'slots',
    'check-routes',
  ]);
});

test('features are turned on and off by their settings', () => {
  const off = names({ search: false, markdown: false, server: false, seo: false });
  for (const name of ['search', 'docsearch', 'markdown', 'server', 'seo']) {
    expect(off).not.toContain(name);
  }
  const on = names({
    askAi: true,
    glossary: { file: 'terms.yaml' },
    offline: true,
    locales: LOCALES,
  });
  for (const name of ['ask-ai', 'glossary', 'offline', 'translations']) expect(on).toContain(name);
});

test("where a site's own plugins stand does not matter: ours are put in order around them", () => {
  const own = { name: 'own' };
  const given = [pluginServer(), pluginDocSearch(), own, pluginSearch(), pluginTheme()];
  const list = names({ plugins: given });
  expect(list.filter((name) => names({}).includes(name))).toEqual(names({}));
  expect(list.indexOf('own')).toBeLessThan(list.indexOf('markdown'));
  expect(list.indexOf('own')).toBeGreaterThan(list.indexOf('seo'));
});

test.each<[string, SiteSettings, string]>([
  [
    'Ask AI without search',
    { askAi: true, search: false },
    'askAi is on, but search is false, and questions are asked in the search dialog → turn search on, or askAi off',
  ],
  [
    'Ask AI without the dialog',
    { askAi: {}, themeConfig: { search: false } },
    'askAi is on, but themeConfig.search is false, and questions are asked in the search dialog → turn search on, or askAi off',
  ],
  [
    'search that is on and off',
    { search: true, themeConfig: { search: false } },
    'search is on, but themeConfig.search is false → remove one of them',
  ],
  [
    'MCP without Markdown',
    { mcp: true, markdown: { twins: false } },
    'mcp is on, but it needs markdown, which is off → turn markdown on, or mcp off',
  ],
  [
    'cards that no page names',
    { socialCards: true, seo: false },
    'socialCards is on, but seo, which adds the cards to pages, is off → turn seo on, or socialCards off',
  ],
  [
    'translations of one language',
    { translations: true },
    'translations is on, but locales has only one language → add another, or turn it off',
  ],
  [
    'samples of a version that is not there',
    { samples: { bundlers: { v7: 'bundler' } } },
    'samples.bundlers contains v7, which is not in multiVersion.versions → add it there, or remove it',
  ],
  [
    'command lines of a version that is not there',
    { samples: { bundlers: {}, commandLines: { v7: 'bundler-cli' } } },
    'samples.commandLines contains v7, which is not in multiVersion.versions → add it there, or remove it',
  ],
  [
    'a setting and its plugin',
    { search: true, plugins: [pluginSearch()] },
    'search is on, but plugins also contains lectern:search, which search adds → remove one of them',
  ],
])('%s is rejected with both names', (_, settings, line) => {
  expect(problems(settings)).toEqual([line]);
});

test.each([
  [{ serch: true }, 'unknown setting "serch" → did you mean "search"?'],
  [{ seo: { imgae: '/a.png' } }, 'unknown setting "seo.imgae" → did you mean "seo.image"?'],
  [
    { themeConfig: { editlink: {} } },
    'unknown setting "themeConfig.editlink" → did you mean "themeConfig.editLink"?',
  ],
  [
    { locales: [{ ...LOCALES[0], footre: '' }] },
    'unknown setting "locales[0].footre" → did you mean "locales[0].footer"?',
  ],
])('a misspelled key is reported with the most similar one: %o', (settings, line) => {
  expect(problems(settings)).toEqual([line]);
});

test('invalid redirects and addresses of other sites are reported', () => {
  expect(problems({ redirects: { '/old': '/old/', '/a b': '/c' } })).toEqual([
    expect.stringMatching(/^redirects: "\/a b" is not a valid old address → /),
  ]);
  expect(problems({ redirects: { '/old': '/old/' } })).toEqual([
    expect.stringContaining('which leads back to it'),
  ]);
  expect(problems({ sitesBelow: ['/api'] })).toEqual([
    'sitesBelow[0] must be a path with a slash at both ends, such as "/api/", but is "/api"',
  ]);
  expect(names({ redirects: { '/old': '/new' }, sitesBelow: ['/api/'] })).toEqual(
    expect.arrayContaining(['redirects', 'sites-below']),
  );
});

test('[DIAG-3] settings that exclude each other are counted as settings', () => {
  expect(() => site({ askAi: true, search: false })).toThrow(
    '[config] 1 setting of rspress.config.ts cannot be used:',
  );
});

test('a misspelled key is a type error', () => {
  // @ts-expect-error: it is search
  expect(() => site({ serch: true })).toThrow('did you mean "search"?');
  // @ts-expect-error: it is image
  expect(() => site({ seo: { imgae: '/a.png' } })).toThrow('did you mean "seo.image"?');
});

test('the texts of a language are in one place', () => {
  const { locales, themeConfig } = site({
    locales: LOCALES,
    themeConfig: { locales: [{ lang: 'en', label: 'English', lastUpdatedText: 'Changed' }] },
  });
  expect(locales).toEqual([
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ]);
  expect(themeConfig?.locales).toEqual([
    {
      lang: 'en',
      label: 'English',
      title: 'Site',
      footer: { message: '<p>End</p>' },
      lastUpdatedText: 'Changed',
    },
    { lang: 'zh', label: '简体中文', title: '站点', description: '说明' },
  ]);
});

test('the settings for compiling Markdown and for the Markdown of pages are in one place', () => {
  const config = site({ markdown: { showLineNumbers: true, llmsActions: false } });
  expect(config.markdown).toEqual({ showLineNumbers: true });
  expect(names({ markdown: { twins: false, showLineNumbers: true } })).not.toContain('markdown');
});

test('[KIT-2] a feature whose package is not installed is reported with the command', () => {
  const none = (names: readonly string[]) => [...names];
  expect(neededPackages({ mcp: true, askAi: false, search: true }, none).lines).toEqual([
    expect.stringMatching(
      /^mcp is on, but @modelcontextprotocol\/server is not installed → npm install @modelcontextprotocol\/server@2\.\d+\.\d+, or turn mcp off$/,
    ),
  ]);
  expect(neededPackages({ mcp: true, askAi: true, feeds: undefined }).lines).toEqual([]);
  expect(neededPackages({ mcp: true, math: true }, none).together).toMatch(
    /^npm install @modelcontextprotocol\/server@\S+ temml@\S+ remark-math@\S+$/,
  );
});

test('[EXT-1] a site can have its own settings in one place, and an unknown name is still an error', () => {
  const [near, own] = problems({ themeConfig: { hideNavBar: 'never', banner: { text: 'Hi' } } });
  expect(near).toBe(
    'unknown setting "themeConfig.hideNavBar" → did you mean "themeConfig.hideNavbar"?',
  );
  expect(own).toBe(
    'unknown setting "themeConfig.banner" → move it to "themeConfig.custom.banner" if it is your own, or remove it',
  );
  const custom = { banner: { text: 'Hi' } };
  const settings: object = { themeConfig: { custom } };
  expect(site(settings).themeConfig).toMatchObject({ custom });
});

test('[EXT-3] keys of plugins are checked against their schemas, and a key of two plugins is rejected', () => {
  const since = () =>
    definePlugin({
      name: 'since-badge',
      frontmatter: { since: z.string().optional() },
      custom: { sinceBadge: z.strictObject({ newest: z.string().default('2.0') }).prefault({}) },
    });
  const { themeConfig, plugins = [] } = site({ plugins: [since()] });
  expect(themeConfig).toMatchObject({ custom: { sinceBadge: { newest: '2.0' } } });
  const checked = plugins.find(({ name }) => name === 'lectern:frontmatter');
  expect(checked).toMatchObject({ keys: { since: expect.anything() } });
  expect(
    problems({ plugins: [since()], themeConfig: { custom: { sinceBadge: { newest: 2 } } } }),
  ).toEqual(['themeConfig.custom.sinceBadge.newest must be a string, but is 2 → write "2"']);
  const other = definePlugin({
    name: 'other',
    frontmatter: { title: z.string(), since: z.number() },
    custom: { sinceBadge: z.string() },
  });
  expect(problems({ plugins: [since(), other] }).slice(0, 3)).toEqual([
    'other has the frontmatter key title, as Lectern has → rename one of them',
    'other has the frontmatter key since, as since-badge has → rename one of them',
    'other has the key of themeConfig.custom sinceBadge, as since-badge has → rename one of them',
  ]);
});

test('[DIAG-3] faults of different kinds are reported at once', () => {
  const told = problems({
    locales: LOCALES,
    mcp: true,
    markdown: false,
    redirects: { '/a': '/a' },
    themeConfig: { custom: { when: new Date(0) } },
  }).join('\n');
  expect(told).toContain('mcp is on, but it needs markdown');
  expect(told).toMatch(/\[config\] 1 redirect of rspress\.config\.ts cannot be used:/);
  expect(told).toContain('themeConfig.custom.when is a Date');
});

test('[DIAG-3] wrong options of several features are reported at once', () => {
  const settings = {
    search: { engine: 'typesense' },
    theme: { accent: { light: '#eeeeee', dark: '#111111' } },
  };
  const told = (() => {
    try {
      site(settings as unknown as SiteSettings);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(told).toContain('engine is "typesense"');
  expect(told).toContain('#eeeeee');
});

test('texts in a language that the site does not have are named, also on a site in one language', () => {
  const strings = { de: { search: 'Finden' }, en: { search: 'Find' } };
  const wrong = (lang: string) =>
    `strings.${lang} is not a language of the site → add it to locales, or remove it`;
  expect(problems({ title: 'Site', strings })).toEqual([wrong('de')]);
  expect(problems({ title: 'Site', lang: 'de', strings })).toEqual([wrong('en')]);
  expect(problems({ title: 'Site', lang: 'en', locales: LOCALES, strings })).toEqual([wrong('de')]);
});
