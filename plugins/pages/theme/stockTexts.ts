import type { UserConfig } from '@rspress/core';

/** Texts of Rspress: a key, then a language. */
type StockTexts = Record<string, Record<string, string>>;

function merged(one: StockTexts, other: StockTexts): StockTexts {
  const rows = [...Object.keys(one), ...Object.keys(other)].map((key) => [
    key,
    { ...one[key], ...other[key] },
  ]);
  return Object.fromEntries(rows);
}

/**
 * Gives Rspress its texts in every language of a site: English where it has none, which is what it would
 * show. The parts of our theme have texts of their own, so nobody has to translate these, as Rspress
 * would tell on every build.
 *
 * @param given what the site says itself
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
