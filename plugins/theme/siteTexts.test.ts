import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { overviewStrings } from '../../theme/components/Overview/overviewStrings';
import { de } from '../../theme/languages/de';
import { strings } from '../../theme/strings';
import { missingReport, missingTexts, siteTable, TABLES, wrongTexts } from './siteTexts';

const table = { search: strings.search, filterCount: overviewStrings.filterCount };

test('[KIT-3] a site has the texts of its languages, and no others', () => {
  expect(siteTable(table, ['en'], {})).toEqual({
    search: { en: 'Search' },
    filterCount: { en: { one: '{{count}} page', other: '{{count}} pages' } },
  });
  expect(siteTable(table, ['de', 'zh'], {}).search).toEqual({
    en: 'Search',
    de: 'Suchen',
    zh: '搜索',
  });
});

test('[KIT-3] a site changes a text, and adds a language', () => {
  const texts = { en: { search: 'Find' }, fr: { search: 'Rechercher' } };
  expect(siteTable(table, ['en', 'fr'], texts).search).toEqual({ en: 'Find', fr: 'Rechercher' });
});

test('a language of a country takes the texts of its language', () => {
  expect(siteTable(table, ['de-AT', 'zh-Hans'], {}).search).toEqual({
    en: 'Search',
    'de-AT': 'Suchen',
    'zh-Hans': '搜索',
  });
});

test('[KIT-3] missing texts are named with what to write; English, Chinese and German are complete', () => {
  expect(missingReport(['en', 'zh', 'de'])).toBeUndefined();
  const missing = missingTexts(['fr'], { fr: { search: 'Rechercher' } });
  expect(missing.get('fr')).not.toContain('search');
  expect(missing.get('fr')).toContain('compareAdded');
  expect(missingReport(['fr'])).toMatch(
    /^\[strings\] texts are missing:\n {2}fr: (\d+) of \1, read in English instead → strings: \{ fr: \{ search: '…', /,
  );
});

test('[KIT-3] a text that does not exist, or has other parameters, is named', () => {
  const texts = { en: { serach: 'Find', filterCount: 'pages' }, fr: { search: 'Rechercher' } };
  expect(wrongTexts(texts as never, ['en'])).toEqual([
    'strings.fr is no language of the site → add it to locales, or remove it',
    'strings.en.serach is no text → write strings.en.search, or remove it',
    'strings.en.filterCount has no parameters → it stands for “{{count}} pages”: write {{count}}',
  ]);
});

test('[KIT-3] German texts have the parameters of the English ones', () => {
  expect(wrongTexts({ de }, ['de'])).toEqual([]);
});

test('[KIT-3] no table of texts is left out', () => {
  const written = readdirSync('theme', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => /\} satisfies Strings;/.test(readFileSync(`theme/${name}`, 'utf8')))
    .map((name) => name.replace(/\.tsx?$/, ''));
  expect(TABLES.map(({ module }) => module).sort()).toEqual(written.sort());
});
