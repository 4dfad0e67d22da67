import { readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type { ApiPage } from './apiEntryPoint';
import { API_PAGES, ENTRIES } from './apiEntryPoints';
import { apiPage, unusedTexts } from './apiPage';
import { type ApiName, readApi } from './readApi';
import { readSettings } from './readSettings';
import { isDescribed } from './settingsPage';

const ENTRY_POINTS = API_PAGES.flatMap(({ entryPoints }) => entryPoints);
const api = readApi(process.cwd(), ENTRIES);
const settings = new Set(readSettings(process.cwd(), isDescribed).map(({ path }) => path));

const find = (entryPoint: string, name: string) => {
  const entry = ENTRY_POINTS.find((one) => one.name === entryPoint)?.entry ?? '';
  return api.get(entry)?.find((one) => one.name === name);
};

/** Exports of the first entry point under another name. */
function withName(name: Partial<ApiName>): Map<string, readonly ApiName[]> {
  const [first] = ENTRY_POINTS;
  const own: ApiName = {
    name: 'brandNew',
    kind: 'type',
    code: undefined,
    about: 'New.',
    members: [],
    bases: [],
    parameters: [],
    returns: undefined,
    throws: undefined,
    ...name,
  };
  return new Map(
    [...api].map(([entry, all]) => [entry, entry === first?.entry ? [...all, own] : all]),
  );
}

describe.each(['en', 'zh'] as const)('[EXT-3] the reference of all exports: %s', (lang) => {
  test.each(API_PAGES)('$file says what the types say', (page) => {
    const text = readFileSync(`site/lectern/docs/${lang}/${page.file}`, 'utf8');
    expect(text, 'run "npm run docs:settings"').toBe(apiPage(page, api, settings, lang));
  });

  test('reports exports without a docstring and texts without a translation', () => {
    const [main] = API_PAGES as [ApiPage, ...ApiPage[]];
    const without = () => apiPage(main, withName({ about: '' }), settings, lang);
    expect(without).toThrow('brandNew has no docstring');
    const page = () => apiPage(main, withName({}), settings, lang);
    if (lang === 'en') expect(page()).toContain('### `brandNew` {#brandnew}\n\nNew.');
    else expect(page).toThrow('api.zh.json lacks brandNew: New.');
  });
});

test('[EXT-3] every entry point of the package is described', () => {
  const entryPoints = Object.keys(manifest.exports).map((key) => key.replace(/^\./, 'lectern'));
  expect(ENTRY_POINTS.map(({ name }) => name).sort()).toEqual(
    entryPoints.filter((name) => name !== 'lectern/package.json').sort(),
  );
  for (const { name, entry } of ENTRY_POINTS)
    expect(api.get(entry)?.length, name).toBeGreaterThan(0);
});

test('the options of a plugin refer to its setting, and add missing members', () => {
  const page = API_PAGES.find(({ file }) => file === 'api-plugins.mdx') as ApiPage;
  const text = apiPage(page, api, settings, 'en');
  expect(text).toContain(
    '### `SeoOptions` {#seooptions}\n\nThis type has the same members as the [`seo`](/settings#seo) setting.\n',
  );
  expect(text).toMatch(/`markdown`\]\(\/settings#markdown\) setting, and these:\n\n- `mcp` /);
  for (const { name, options = {}, setting } of page.entryPoints) {
    expect(settings, name).toContain(setting);
    for (const setting of Object.values(options)) expect(settings, name).toContain(setting);
  }
});

test('every translation belongs to an existing name', () => {
  expect(unusedTexts(api)).toEqual([]);
});

test('an export has its declaration, its members with their types, and its parameters', () => {
  expect(find('lectern', 'definePlugin')).toMatchObject({
    kind: 'function',
    code: expect.stringMatching(/^function definePlugin<[\s\S]*\): DefinedPlugin<SlotProps</),
  });
  const members = find('lectern', 'PluginDefinition')?.members ?? [];
  expect(members.find(({ name }) => name === 'strings')).toEqual({
    name: 'strings',
    key: 'PluginDefinition.strings',
    type: 'Strings',
    default: 'none',
    isRequired: false,
    about: 'The texts of the plugin, each in all languages.',
  });
  expect(find('lectern/testing', 'buildTestSite')?.parameters).toEqual([
    {
      name: 'files',
      key: 'buildTestSite() files',
      about: 'the contents of the files, by name: `rspress.config.ts`, `docs/index.mdx`',
    },
  ]);
  expect(find('lectern/theme', 'ThemeParts')?.members.map(({ name }) => name)).toContain('Sidebar');
});
