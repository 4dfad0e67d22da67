import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { overviewStrings } from '../../../theme/components/Overview/overviewStrings';
import { inLanguage } from '../../../theme/hooks/text';
import type { TextKey, Translation } from '../../../theme/languages/translation';
import { strings } from '../../../theme/strings';
import {
  LANGUAGES,
  missingReport,
  missingTexts,
  siteTable,
  TABLES,
  writeMissing,
  wrongTexts,
} from './siteTexts';

const table = { search: strings.search, filterCount: overviewStrings.filterCount };

test('[KIT-3] a site has the texts of its languages, and no others', () => {
  expect(siteTable(table, ['en'], {})).toEqual({
    search: { en: 'Search' },
    filterCount: { en: { one: '{{count}} match', other: '{{count}} matches' } },
  });
  expect(siteTable(table, ['de', 'zh'], {}).search).toEqual({
    en: 'Search',
    de: 'Suchen',
    zh: '搜索',
  });
});

test('[KIT-3] a site changes a text, and adds a language', () => {
  const texts = { en: { search: 'Find' }, nl: { search: 'Zoeken' } };
  expect(siteTable(table, ['en', 'nl'], texts).search).toEqual({ en: 'Find', nl: 'Zoeken' });
});

test('a language of a country takes the texts of its language', () => {
  expect(siteTable(table, ['de-AT', 'zh-Hans'], {}).search).toEqual({
    en: 'Search',
    'de-AT': 'Suchen',
    'zh-Hans': '搜索',
  });
});

test('[KIT-3] missing texts are named with what to write; the languages of the theme are complete', () => {
  expect(missingReport(['en', 'zh', 'pt-BR', ...Object.keys(LANGUAGES)])).toBeUndefined();
  const missing = missingTexts(['nl'], { nl: { search: 'Zoeken' } });
  expect(missing.get('nl')).not.toContain('search');
  expect(missing.get('nl')).toContain('compareAdded');
  expect(missingReport(['nl'])).toMatch(
    /^\[strings\] texts are missing:\n {2}nl: (\d+) of \1, shown in English instead → translate \.lectern\/strings\/nl\.json, /,
  );
  const { close: _, search: __, ...most } = LANGUAGES.de as Translation;
  expect(missingReport(['nl'], { nl: most })).toContain(
    "→ strings: { nl: { search: '…', close: '…' } }",
  );
});

test('[KIT-3] writes the missing texts of a new language in English', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-texts-'));
  writeMissing(folder, ['en', 'nl', 'de'], { nl: { search: 'Zoeken' } });
  expect(readdirSync(path.join(folder, '.lectern/strings'))).toEqual(['nl.json']);
  const written = JSON.parse(readFileSync(path.join(folder, '.lectern/strings/nl.json'), 'utf8'));
  expect(written).toMatchObject({ close: 'Close', filterCount: { one: '{{count}} match' } });
  expect(written).not.toHaveProperty('search');
  rmSync(folder, { recursive: true });
});

test('[KIT-3] a new language has the plural forms of its numbers, and missing ones are named', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-texts-'));
  writeMissing(folder, ['pl', 'ja', 'it'], {});
  const written = (lang: string) =>
    JSON.parse(readFileSync(path.join(folder, `.lectern/strings/${lang}.json`), 'utf8'));
  expect(written('pl').filterCount).toEqual({
    one: '{{count}} match',
    few: '{{count}} matches',
    many: '{{count}} matches',
    other: '{{count}} matches',
  });
  expect(Object.keys(written('it').filterCount)).toEqual(['one', 'other']);
  rmSync(folder, { recursive: true });
  const filterCount = { one: '{{count}} trafienie', other: '{{count}} trafienia' };
  expect(missingReport(['pl'], { pl: { ...(LANGUAGES.ja as Translation), filterCount } })).toBe(
    '[strings] texts are missing:\n  pl: filterCount has only one, other → add few, many, which some numbers need in this language',
  );
});

test('[KIT-3] a text that does not exist, or has other parameters, is named', () => {
  const texts = { en: { serach: 'Find', filterCount: 'matches' }, nl: { search: 'Zoeken' } };
  expect(wrongTexts(texts as never, ['en'])).toEqual([
    'strings.nl is not a language of the site → add it to locales, or remove it',
    'unknown text "strings.en.serach" → did you mean "strings.en.search"?',
    'strings.en.filterCount has no parameters → it replaces “{{count}} matches”: write {{count}}',
  ]);
  const filterCount = { one: 'one match', two: '{{cuont}} matches', other: '{{count}} matches' };
  expect(wrongTexts({ en: { filterCount } }, ['en'])).toEqual([
    'strings.en.filterCount.two has {{cuont}} → it replaces “{{count}} matches”: write {{count}}',
  ]);
});

test.each(Object.entries(LANGUAGES))(
  '[KIT-3] the texts of %s have the parameters of the English ones, and the forms of its numbers',
  (lang, texts) => {
    expect(wrongTexts({ [lang]: texts }, [lang])).toEqual([]);
    const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    // Numbers of results are never in the millions, so `other` is sufficient.
    const needed = forms.filter((form) => form !== 'many' || ['ru', 'ar'].includes(lang));
    for (const [key, text] of Object.entries(texts)) {
      const all = typeof text === 'string' ? [text] : Object.values(text);
      expect(
        all.filter((form) => form.trim() === '' || /TODO|\{\{\W/.test(form)),
        key,
      ).toEqual([]);
      const isCounted = /count|result|found/i.test(key) && typeof text !== 'string';
      if (isCounted) expect(Object.keys(text).sort(), key).toEqual([...needed].sort());
    }
  },
);

test.each(Object.keys(LANGUAGES))('[KIT-3] the texts of %s are its own', (lang) => {
  const isOwn = (key: string) => LANGUAGES[lang]?.[key as 'search'] !== english[key];
  const english = Object.fromEntries(
    TABLES.flatMap(({ table }) => Object.entries(table).map(([key, { en }]) => [key, en])),
  );
  const same = Object.keys(english).filter((key) => !isOwn(key));
  // Some words are the same in several languages: Version, Menu, Info, Source.
  expect(same.length / Object.keys(english).length).toBeLessThan(0.06);
  const letters: Record<string, RegExp> = {
    ar: /\p{Script=Arabic}/u,
    ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    ko: /\p{Script=Hangul}/u,
    ru: /\p{Script=Cyrillic}/u,
  };
  const script = letters[lang] ?? /\p{Script=Latin}/u;
  const words = (text: Translation[TextKey]) => (typeof text === 'string' ? text : text.other);
  const foreign = Object.entries(LANGUAGES[lang] ?? {}).filter(
    ([, text]) => /\p{L}/u.test(words(text)) && !script.test(words(text)),
  );
  expect(foreign).toEqual([]);
});

test.each([
  ['fr', 'a breaking space at a sign that has one', / [?!:;»]|« |['"]/],
  ['es', 'a question without its first sign', /^[^¿]*\?|^[^¡]*!/],
  ['de', 'quotation marks of another language', /["“][^“]*”|['"]/],
  ['ru', 'quotation marks of another language', /["“”]/],
  ['ar', 'a comma or a question mark of Latin script', /[,;?]/],
  ['ja', 'signs of Latin script', /[,?!:;]|\.(?=\s|$)/],
  ['zh', 'signs of Latin script', /[,?!:;]|\.(?=\s|$)/],
])('[KIT-3] no text of %s has %s', (lang, _, wrong) => {
  const tables = TABLES.flatMap(({ table }) =>
    Object.entries(siteTable(table, [lang], {})).map(([key, row]) => [key, row[lang]] as const),
  );
  const faulty = tables.flatMap(([key, text = '']) =>
    (typeof text === 'string' ? [text] : Object.values(text))
      .filter((form) => wrong.test(form.replaceAll(/\{\{\w+\}\}/g, '…')))
      .map((form) => `${key}: ${form}`),
  );
  expect(faulty).toEqual([]);
});

test('[KIT-3] a number takes the form of its language', () => {
  const count = (lang: string, number: number) =>
    inLanguage(siteTable(table, [lang], {}).filterCount as never, lang, { count: number });
  expect([1, 2, 5, 21].map((number) => count('ru', number))).toEqual([
    '1 совпадение',
    '2 совпадения',
    '5 совпадений',
    '21 совпадение',
  ]);
  expect([1, 2, 3, 11, 100].map((number) => count('ar', number))).toEqual([
    'نتيجة واحدة',
    'نتيجتان',
    '3 نتائج',
    '11 نتيجة',
    '100 نتيجة',
  ]);
  expect([0, 1, 2].map((number) => count('fr', number))).toEqual([
    '0 résultat',
    '1 résultat',
    '2 résultats',
  ]);
  expect(count('ja', 3)).toBe('3 件一致');
});

test('[KIT-3] no table of texts is left out', () => {
  const written = readdirSync('theme', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => /\} satisfies Strings;/.test(readFileSync(`theme/${name}`, 'utf8')))
    .map((name) => name.replace(/\.tsx?$/, ''));
  expect(TABLES.map(({ module }) => module).sort()).toEqual(written.sort());
});
