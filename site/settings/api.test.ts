import { readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { apiPage, DOORS, unusedTexts } from './apiPage';
import { type ApiName, readApi } from './readApi';

const api = readApi(
  process.cwd(),
  DOORS.map(({ entry }) => entry),
);

const find = (door: string, name: string) => {
  const entry = DOORS.find((one) => one.name === door)?.entry ?? '';
  return api.get(entry)?.find((one) => one.name === name);
};

/** The exports with another name in the first door. */
function withName(name: Partial<ApiName>): Map<string, readonly ApiName[]> {
  const [first] = DOORS;
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
  test('says what the types say', () => {
    const page = readFileSync(`site/lectern/docs/${lang}/api.mdx`, 'utf8');
    expect(page, 'run "npm run docs:settings"').toBe(apiPage(api, lang));
  });

  test('names each export without a docstring, and each text that is not translated', () => {
    expect(() => apiPage(withName({ about: '' }), lang)).toThrow('brandNew has no docstring');
    const page = () => apiPage(withName({}), lang);
    if (lang === 'en') expect(page()).toContain('### `brandNew` {#brandnew}\n\nNew.');
    else expect(page).toThrow('api.zh.json lacks brandNew: New.');
  });
});

test('every translated text is of a name that there is', () => {
  expect(unusedTexts(api)).toEqual([]);
});

test('an export has its declaration, its members with their types, and what it takes', () => {
  expect(find('lectern', 'definePlugin')).toMatchObject({
    kind: 'function',
    code: expect.stringMatching(/^function definePlugin<[\s\S]*: SitePlugin$/),
  });
  const members = find('lectern', 'PluginDefinition')?.members ?? [];
  expect(members.find(({ name }) => name === 'strings')).toEqual({
    name: 'strings',
    key: 'PluginDefinition.strings',
    type: 'Strings',
    default: 'none',
    isRequired: false,
    about: 'The texts of the plugin, with all languages side by side.',
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
