import type { UserConfig } from '@rspress/core';

/** Texts of Rspress, by key and language. */
type StockTexts = Record<string, Record<string, string>>;

function merged(one: StockTexts, other: StockTexts): StockTexts {
  const rows = [...Object.keys(one), ...Object.keys(other)].map((key) => [
    key,
    { ...one[key], ...other[key] },
  ]);
  return Object.fromEntries(rows);
}

/**
 * Provides Rspress's texts in every language of a site. Missing ones are in English, which Rspress
 * would show anyway. The parts of our theme have their own texts, so sites need not translate
 * these, although Rspress would report them on every build.
 *
 * @param given the texts in the settings of the site
 */
export function stockTexts(given: UserConfig['i18nSource'], langs: readonly string[]) {
  return async (source: StockTexts): Promise<StockTexts> => {
    const own =
      typeof given === 'function' ? await given(source as never) : merged(source, given ?? {});
    const rows = Object.entries(own as StockTexts).map(([key, row]) => {
      const all = langs.map((lang) => [lang, row[lang] ?? row.en]);
      return [key, { ...row, ...Object.fromEntries(all.filter(([, text]) => text !== undefined)) }];
    });
    return Object.fromEntries(rows);
  };
}
