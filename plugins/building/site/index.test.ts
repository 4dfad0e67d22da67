import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkSettings, finishSite, type SiteConfig } from './index';

const defineSite = (config: SiteConfig, cwd: string) =>
  finishSite(config, checkSettings(config, cwd), cwd);

function projectWith(...folders: string[]): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-site-'));
  for (const folder of folders) mkdirSync(path.join(cwd, folder), { recursive: true });
  writeFileSync(path.join(cwd, 'rspress.config.ts'), '');
  return cwd;
}

function errorOf(config: unknown, ...folders: string[]): string {
  try {
    defineSite(config as SiteConfig, projectWith(...folders));
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('a valid configuration gets its defaults and keeps the rest', () => {
  const config = { title: 'Site', themeConfig: { darkMode: false } };
  expect(defineSite(config, projectWith('docs'))).toEqual({
    ...config,
    root: 'docs',
    lang: 'en',
    base: '/',
    plugins: [
      expect.objectContaining({ name: 'lectern:output' }),
      expect.objectContaining({ name: 'lectern:content' }),
      expect.objectContaining({ name: 'lectern:build-cache' }),
      expect.objectContaining({ name: 'lectern:check-routes' }),
    ],
  });
});

test('every wrong value is named with its place, the value and what to write', () => {
  const message = errorOf({
    base: 'docs',
    title: 7,
    themeConfig: { darkMode: 'black', editLink: { docRepoBaseUrl: 'nowhere' } },
  });
  expect(message.split('\n')).toEqual([
    '[config] 4 settings of rspress.config.ts cannot be used:',
    '  title must be a string, but is 7 → write "7"',
    '  base must be a path with a slash at both ends, such as "/docs/", but is "docs"',
    '  themeConfig.darkMode must be a boolean or "light", "dark", "auto", "force-light", "force-dark", "force-auto", but is "black"',
    '  themeConfig.editLink.docRepoBaseUrl must be a URL such as "https://example.com", but is "nowhere"',
  ]);
});

test('[DIAG-3] a command that runs in another folder than that of the configuration is told where to run', () => {
  const site = projectWith('docs', 'other');
  const cwd = path.join(site, 'other');
  expect(() => defineSite({}, cwd)).toThrow(
    `  docs → paths are relative to the folder in which the command runs, ${cwd}: run it in ${site}, create the folder, or correct root, locales or multiVersion`,
  );
});

test('a setting that does not exist is named', () => {
  expect(errorOf({ themeconfig: {} })).toContain(
    'unknown setting "themeconfig" → did you mean "themeConfig"?',
  );
});

test('the report of a missing value says that it is missing', () => {
  expect(errorOf({ locales: [{ lang: 'en' }] })).toContain(
    'locales[0].label must be a string, but is missing',
  );
});

test('a default language that is not among the locales is refused', () => {
  expect(errorOf({ lang: 'fr', locales: [{ lang: 'en', label: 'English' }] })).toContain(
    'lang is "fr" → write one of "en", or add it to locales',
  );
});

test('a default version that is not among the versions is refused', () => {
  expect(errorOf({ multiVersion: { default: 'v3', versions: ['v2', 'v1'] } })).toContain(
    'multiVersion.default must be one of multiVersion.versions, but is "v3"',
  );
});

test('all missing content folders are named at once', () => {
  const config = {
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
    multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  };
  const message = errorOf(config, 'docs/v2/en', 'docs/v1/en');
  expect(message.split('\n')).toEqual([
    '[config] 2 content folders cannot be found:',
    '  docs/v2/zh → create it, or correct root, locales or multiVersion',
    '  docs/v1/zh → create it, or correct root, locales or multiVersion',
  ]);
});

test('a value that is not a plugin is rejected', () => {
  expect(errorOf({ plugins: [false] })).toContain(
    'plugins[0] must be a plugin: an object with a name, but is false',
  );
});

test("[NAV-8] the navbar hides always, on mobile or never; Rspress's name for mobile is taken too", () => {
  for (const hideNavbar of ['always', 'mobile', 'auto', 'never'] as const) {
    expect(errorOf({ themeConfig: { hideNavbar } }, 'docs')).toBe('');
  }
  expect(errorOf({ themeConfig: { hideNavbar: 'phone' } })).toContain(
    'themeConfig.hideNavbar must be one of "always", "mobile", "never", "auto", but is "phone"',
  );
});

const A_BASE = 'a path with a slash at both ends, such as "/docs/"';

test.each<[string, object, string]>([
  ['lang', { lang: 7 }, 'a string, but is 7 → write "7"'],
  ['locales', { locales: 'en' }, 'an array, but is "en"'],
  [
    'multiVersion.versions',
    { multiVersion: { default: 'v2', versions: [] } },
    'a non-empty array, but is []',
  ],
  [
    'themeConfig.darkMode',
    { themeConfig: { darkMode: 'night' } },
    'a boolean or "light", "dark", "auto", "force-light", "force-dark", "force-auto", but is "night"',
  ],
  ['themeConfig.search', { themeConfig: { search: 'yes' } }, 'a boolean, but is "yes"'],
  [
    'themeConfig.socialLinks[0].mode',
    { themeConfig: { socialLinks: [{ mode: 'x' }] } },
    'one of "link", "text", "img", "dom", "github-stars", but is "x"',
  ],
  [
    'themeConfig.editLink.docRepoBaseUrl',
    { themeConfig: { editLink: {} } },
    'a string, but is missing',
  ],
  [
    'themeConfig.lastUpdatedText',
    { themeConfig: { lastUpdatedText: '' } },
    'a non-empty string, but is ""',
  ],
  [
    'themeConfig.enableAppearanceAnimation',
    { themeConfig: { enableAppearanceAnimation: 1 } },
    'a boolean, but is 1',
  ],
  [
    'themeConfig.hideNavbar',
    { themeConfig: { hideNavbar: 'sometimes' } },
    'one of "always", "mobile", "never", "auto", but is "sometimes"',
  ],
  ['route.cleanUrls', { route: { cleanUrls: 'yes' } }, 'a boolean, but is "yes"'],
  ['base', { base: '/docs' }, `${A_BASE}, but is "/docs"`],
  ['base', { base: '/../docs/' }, `${A_BASE}, but is "/../docs/"`],
  ['base', { base: '/two words/' }, `${A_BASE}, but is "/two words/"`],
])('[DATA-3] an invalid %s is reported on start', (name, config, wanted) => {
  expect(errorOf(config).split('\n')).toContain(`  ${name} must be ${wanted}`);
});
