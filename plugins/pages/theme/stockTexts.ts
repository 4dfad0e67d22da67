/** Texts of Rspress: a key, then a language. */
type StockTexts = Record<string, Record<string, string>>;

/**
 * Gives Rspress its texts in every language of a site: English where it has none, which is what it would
 * show. The parts of our theme have texts of their own, so nobody has to translate these, as Rspress
 * would tell on every build.
 */
export function stockTexts(source: StockTexts, langs: readonly string[]): StockTexts {
  const rows = Object.entries(source).map(([key, row]) => {
    const all = langs.map((lang) => [lang, row[lang] ?? row.en]);
    return [key, { ...row, ...Object.fromEntries(all.filter(([, text]) => text !== undefined)) }];
  });
  return Object.fromEntries(rows);
}
