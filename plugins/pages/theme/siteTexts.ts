import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { RsbuildPlugin } from '@rsbuild/core';
import { allOptionsStrings } from '../../../theme/components/AllOptions/allOptionsStrings';
import { optionTableStrings } from '../../../theme/components/AllOptions/optionTableStrings';
import { besideStrings } from '../../../theme/components/Beside/besideStrings';
import { calloutStrings } from '../../../theme/components/Callout/calloutStrings';
import { codeGroupStrings } from '../../../theme/components/CodeGroup/codeGroupStrings';
import { compareStrings } from '../../../theme/components/Compare/compareStrings';
import { configCheckStrings } from '../../../theme/components/ConfigCheck/configCheckStrings';
import { missingPageStrings } from '../../../theme/components/MissingPageNotice/missingPageStrings';
import { appearanceStrings } from '../../../theme/components/Nav/appearanceStrings';
import { drawerStrings } from '../../../theme/components/Nav/drawerStrings';
import { noticeStrings } from '../../../theme/components/Notices/noticeStrings';
import { offlineItemStrings } from '../../../theme/components/Offline/offlineItemStrings';
import { offlinePageStrings } from '../../../theme/components/Offline/offlinePageStrings';
import { offlineStrings } from '../../../theme/components/Offline/offlineStrings';
import { optionVersionStrings } from '../../../theme/components/OptionVersion/optionVersionStrings';
import { usedVersionStrings } from '../../../theme/components/OptionVersion/usedVersionStrings';
import { outlineStrings } from '../../../theme/components/Outline/outlineStrings';
import { overviewStrings } from '../../../theme/components/Overview/overviewStrings';
import { actionStrings } from '../../../theme/components/PageActions/actionStrings';
import { feedbackStrings } from '../../../theme/components/PageFeedback/feedbackStrings';
import { searchStrings } from '../../../theme/components/Search/searchStrings';
import { shortcutStrings } from '../../../theme/components/Shortcuts/shortcutStrings';
import { sourceStrings } from '../../../theme/components/SourceCode/sourceStrings';
import { homeStrings } from '../../../theme/home/homeStrings';
import { ar } from '../../../theme/languages/ar';
import { de } from '../../../theme/languages/de';
import { es } from '../../../theme/languages/es';
import { fr } from '../../../theme/languages/fr';
import { ja } from '../../../theme/languages/ja';
import { ko } from '../../../theme/languages/ko';
import { ptBR } from '../../../theme/languages/pt-BR';
import { ru } from '../../../theme/languages/ru';
import type { TextKey, Translation } from '../../../theme/languages/translation';
import { notFoundStrings } from '../../../theme/layouts/notFoundStrings';
import { type Plural, strings } from '../../../theme/strings';
import { nearestName } from '../../support/nearestName';
import { ownFile } from '../../support/ownFile';

/** Texts of a site by language: changed ones, or those of a language that the theme does not speak. */
export type SiteTexts = Readonly<Record<string, Partial<Translation>>>;

/** A text, or its plural forms. */
type TextOrPlural = string | Plural;
type Table = Readonly<Record<string, Readonly<Record<string, TextOrPlural>>>>;

/** The tables of the theme, each with its module and the name of its export. */
export const TABLES: readonly { module: string; name: string; table: Table }[] = [
  { module: 'strings', name: 'strings', table: strings },
  {
    module: 'components/AllOptions/allOptionsStrings',
    name: 'allOptionsStrings',
    table: allOptionsStrings,
  },
  {
    module: 'components/AllOptions/optionTableStrings',
    name: 'optionTableStrings',
    table: optionTableStrings,
  },
  { module: 'components/PageActions/actionStrings', name: 'actionStrings', table: actionStrings },
  { module: 'components/Beside/besideStrings', name: 'besideStrings', table: besideStrings },
  { module: 'components/Callout/calloutStrings', name: 'calloutStrings', table: calloutStrings },
  {
    module: 'components/CodeGroup/codeGroupStrings',
    name: 'codeGroupStrings',
    table: codeGroupStrings,
  },
  { module: 'components/Compare/compareStrings', name: 'compareStrings', table: compareStrings },
  {
    module: 'components/ConfigCheck/configCheckStrings',
    name: 'configCheckStrings',
    table: configCheckStrings,
  },
  {
    module: 'components/MissingPageNotice/missingPageStrings',
    name: 'missingPageStrings',
    table: missingPageStrings,
  },
  {
    module: 'components/Nav/appearanceStrings',
    name: 'appearanceStrings',
    table: appearanceStrings,
  },
  { module: 'components/Nav/drawerStrings', name: 'drawerStrings', table: drawerStrings },
  { module: 'components/Notices/noticeStrings', name: 'noticeStrings', table: noticeStrings },
  { module: 'home/homeStrings', name: 'homeStrings', table: homeStrings },
  { module: 'layouts/notFoundStrings', name: 'notFoundStrings', table: notFoundStrings },
  {
    module: 'components/Offline/offlineItemStrings',
    name: 'offlineItemStrings',
    table: offlineItemStrings,
  },
  {
    module: 'components/Offline/offlinePageStrings',
    name: 'offlinePageStrings',
    table: offlinePageStrings,
  },
  { module: 'components/Offline/offlineStrings', name: 'offlineStrings', table: offlineStrings },
  {
    module: 'components/OptionVersion/optionVersionStrings',
    name: 'optionVersionStrings',
    table: optionVersionStrings,
  },
  {
    module: 'components/OptionVersion/usedVersionStrings',
    name: 'usedVersionStrings',
    table: usedVersionStrings,
  },
  {
    module: 'components/Outline/outlineStrings',
    name: 'outlineStrings',
    table: outlineStrings,
  },
  {
    module: 'components/Overview/overviewStrings',
    name: 'overviewStrings',
    table: overviewStrings,
  },
  {
    module: 'components/PageFeedback/feedbackStrings',
    name: 'feedbackStrings',
    table: feedbackStrings,
  },
  { module: 'components/Search/searchStrings', name: 'searchStrings', table: searchStrings },
  {
    module: 'components/Shortcuts/shortcutStrings',
    name: 'shortcutStrings',
    table: shortcutStrings,
  },
  { module: 'components/SourceCode/sourceStrings', name: 'sourceStrings', table: sourceStrings },
];

/** Additional languages of the theme. */
export const LANGUAGES: Readonly<Record<string, Translation>> = {
  ar,
  de,
  es,
  fr,
  ja,
  ko,
  pt: ptBR,
  ru,
};

/** The language that replaces missing texts. */
const FALLBACK = 'en';

const KEYS = [...new Set(TABLES.flatMap(({ table }) => Object.keys(table)))] as TextKey[];

const wordsOf = (text: TextOrPlural) => (typeof text === 'string' ? text : text.other);

const parametersIn = (words: string) => words.match(/\{\{\w+\}\}/g) ?? [];

const parametersOf = (text: TextOrPlural) => parametersIn(wordsOf(text)).sort().join(', ');

/** Texts count pages, options and results, so their numbers are smaller. */
const COUNT_LIMIT = 1000;

/** Returns the plural forms of the numbers that texts contain. */
function formsOf(lang: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(lang);
  const used = new Set(Array.from({ length: COUNT_LIMIT }, (_, count) => rules.select(count)));
  return rules
    .resolvedOptions()
    .pluralCategories.filter((form) => form === 'other' || used.has(form));
}

/** Returns the language subtag, because `zh-Hans` uses the texts of `zh`. */
const languageOf = (lang: string) => lang.split('-')[0] ?? lang;

/** Returns the problems in the texts of a site, one per line. */
export function wrongTexts(texts: SiteTexts, langs: readonly string[]): string[] {
  const lines = Object.keys(texts)
    .filter((lang) => !langs.includes(lang))
    .map(
      (lang) => `strings.${lang} is not a language of the site → add it to locales, or remove it`,
    );
  for (const [lang, own] of Object.entries(texts)) {
    for (const [key, text] of Object.entries(own)) {
      const english = englishOf(key);
      const place = `strings.${lang}.${key}`;
      if (english === undefined) {
        const nearest = nearestName(key, KEYS);
        lines.push(
          `unknown text "${place}" → ${nearest ? `did you mean "strings.${lang}.${nearest}"?` : 'remove it'}`,
        );
        continue;
      }
      const wanted = parametersOf(english);
      const remedy = `it replaces “${wordsOf(english)}”: write ${wanted || 'it without'}`;
      if (parametersOf(text) !== wanted) {
        lines.push(`${place} has ${parametersOf(text) || 'no parameters'} → ${remedy}`);
        continue;
      }
      // A form such as that of 1 does not need the number, but it can have no others.
      for (const [form, words] of typeof text === 'string' ? [] : Object.entries(text)) {
        const unknown = parametersIn(words).filter((name) => !wanted.includes(name));
        if (unknown.length === 0) continue;
        lines.push(`${place}.${form} has ${unknown.join(', ')} → ${remedy}`);
      }
    }
  }
  return lines;
}

/** Returns a text of a table in a language of the site, or `undefined` if it does not exist. */
function textOf(
  key: string,
  table: Table,
  lang: string,
  texts: SiteTexts,
): TextOrPlural | undefined {
  const name = key as TextKey;
  const language = languageOf(lang);
  const row = table[key];
  return texts[lang]?.[name] ?? row?.[lang] ?? row?.[language] ?? LANGUAGES[language]?.[name];
}

/** Returns the keys of the missing texts in each language of a site. */
export function missingTexts(
  langs: readonly string[],
  texts: SiteTexts = {},
): Map<string, string[]> {
  const missing = langs.map((lang): [string, string[]] => {
    const keys = TABLES.flatMap(({ table }) =>
      Object.keys(table).filter((key) => textOf(key, table, lang, texts) === undefined),
    );
    return [lang, [...new Set(keys)]];
  });
  return new Map(missing.filter(([, keys]) => keys.length > 0));
}

/** Returns a text in English. */
const englishOf = (key: string): TextOrPlural | undefined =>
  TABLES.map(({ table }) => table[key]?.[FALLBACK]).find(Boolean);

/** Returns a text in English, with the plural forms of another language. */
function englishIn(lang: string, key: string): TextOrPlural | undefined {
  const english = englishOf(key);
  if (english === undefined || typeof english === 'string') return english;
  const forms = formsOf(lang).map((form) => [form, english[form] ?? english.other]);
  return Object.fromEntries(forms);
}

/**
 * The maximum number of missing texts that the report contains. If there are more, they are written
 * to a file.
 */
const LISTED = 8;

/** Returns the file with the missing texts of a language in English, relative to the folder of the site. */
const fileOf = (lang: string) => `.lectern/strings/${lang}.json`;

/** Describes the plural forms that texts of a site lack in a language. */
function missingForms(lang: string, own: SiteTexts[string]): string[] {
  const forms = formsOf(lang);
  return Object.entries(own).flatMap(([key, text]) => {
    const missing = forms.filter((form) => typeof text !== 'string' && text[form] === undefined);
    return missing.length > 0
      ? `  ${lang}: ${key} has only ${Object.keys(text).join(', ')} → add ${missing.join(', ')}, which some numbers need in this language`
      : [];
  });
}

/** Describes missing texts and what to write. Returns `undefined` if nothing is missing. */
export function missingReport(langs: readonly string[], texts: SiteTexts = {}): string | undefined {
  const lines = [...missingTexts(langs, texts)].map(([lang, keys]) => {
    const remedy =
      keys.length > LISTED
        ? `translate ${fileOf(lang)}, which contains them in English, and add them to strings: { ${lang}: { … } }`
        : `strings: { ${lang}: { ${keys.map((key) => `${key}: '…'`).join(', ')} } }`;
    return `  ${lang}: ${keys.length} of ${KEYS.length}, shown in English instead → ${remedy}`;
  });
  lines.push(...langs.flatMap((lang) => missingForms(lang, texts[lang] ?? {})));
  return lines.length > 0 ? `[strings] texts are missing:\n${lines.join('\n')}` : undefined;
}

/**
 * Writes the English originals of the missing texts to a file, for each language that lacks many,
 * with the plural forms of that language.
 *
 * @param folder the folder of the site
 */
export function writeMissing(folder: string, langs: readonly string[], texts: SiteTexts): void {
  for (const [lang, keys] of missingTexts(langs, texts)) {
    if (keys.length <= LISTED) continue;
    const file = path.join(folder, fileOf(lang));
    const english = Object.fromEntries(keys.map((key) => [key, englishIn(lang, key)]));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(english, null, 2)}\n`);
  }
}

/** Returns a table with the languages of a site. English replaces missing texts. */
export function siteTable(table: Table, langs: readonly string[], texts: SiteTexts): Table {
  const rows = Object.keys(table).map((key) => {
    const all = [FALLBACK, ...langs].map((lang) => [lang, textOf(key, table, lang, texts)]);
    return [key, Object.fromEntries(all.filter(([, text]) => text !== undefined))];
  });
  return Object.fromEntries(rows);
}

/**
 * Replaces the texts of the theme with those of the site's languages and its own texts, so that
 * readers do not load other languages.
 */
export function siteTextsPlugin(langs: readonly string[], texts: SiteTexts = {}): RsbuildPlugin {
  return {
    name: 'lectern:site-texts',
    setup(api) {
      const report = missingReport(langs, texts);
      writeMissing(process.cwd(), langs, texts);
      if (report) console.warn(report);
      api.modifyRsbuildConfig((config) => {
        const cache = config.performance?.buildCache;
        if (typeof cache !== 'object') return;
        cache.cacheDigest = [...(cache.cacheDigest ?? []), JSON.stringify(texts)];
      });
      for (const { module, name, table } of TABLES) {
        api.transform(
          { test: ownFile(import.meta.url, `../../../theme/${module}`) },
          () => `export const ${name} = ${JSON.stringify(siteTable(table, langs, texts))};`,
        );
      }
    },
  };
}
