/** Imported by both sides: the plugin, which writes the settings, and the theme, which reads them. */

/** How the search dialog behaves. */
export interface DialogSettings {
  /**
   * The maximum number of results in each part of the site: one number for all languages, or a number
   * for each language.
   *
   * @default 5, or 20 in Chinese
   */
  resultsPerGroup?: number | Readonly<Record<string, number>>;
  /**
   * The queries to suggest, by language, before a reader's first search and when neither a query nor
   * any of its words has results. The default applies only in the second case.
   *
   * @default the names of the navbar's sections
   */
  suggestions?: Readonly<Record<string, readonly string[]>>;
  /**
   * The URL of the page on which readers can report a query without results. `{{query}}` is replaced with the query.
   *
   * @default none
   */
  reportUrl?: string;
  /**
   * Whether recent and favorite searches are turned off.
   *
   * @default false
   */
  disableUserPersonalization?: boolean;
}

/** The plugin's part of the site's `themeConfig`. Without it, there is no dialog. */
export interface DialogThemeConfig {
  searchDialog?: DialogSettings;
}

/** The default number of results for each part of the site, as in DocSearch. */
const RESULTS_PER_GROUP = 5;

/** The number for Chinese. Its titles are short, so readers can scan more of them. */
const RESULTS_PER_CHINESE_GROUP = 20;

/** Returns the number of results for each part of the site in a language. */
export function resultsPerGroup({ resultsPerGroup }: DialogSettings, lang: string): number {
  if (typeof resultsPerGroup === 'number') return resultsPerGroup;
  const fallback = lang === 'zh' ? RESULTS_PER_CHINESE_GROUP : RESULTS_PER_GROUP;
  return resultsPerGroup?.[lang] ?? fallback;
}
