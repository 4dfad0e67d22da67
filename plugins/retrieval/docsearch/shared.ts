/** Both sides import this file: the plugin, which writes the settings, and the theme, which reads them. */

/** How the search dialog behaves. */
export interface DialogSettings {
  /**
   * The maximum number of results for each part of the site: one number for all languages, or one
   * for each.
   *
   * @default 5, Chinese 20
   */
  resultsPerGroup?: number | Readonly<Record<string, number>>;
  /**
   * Queries, by language, to suggest before a reader's first search, and when neither a query nor any of its words finds
   * anything. The default is suggested in the second case only.
   *
   * @default the names of the navbar's sections
   */
  suggestions?: Readonly<Record<string, readonly string[]>>;
  /**
   * The link to report a query without results. `{{query}}` is replaced with the query.
   *
   * @default none
   */
  reportUrl?: string;
  /**
   * Turns off recent and favorite searches.
   *
   * @default false
   */
  disableUserPersonalization?: boolean;
}

/** What the plugin tells the theme, in the site's `themeConfig`; without it there is no dialog. */
export interface DialogThemeConfig {
  searchDialog?: DialogSettings;
}

/** Results of one part of the site where nothing is set, as DocSearch has it. */
const RESULTS_PER_GROUP = 5;

/** Chinese titles are short, so that more of them can be looked through. */
const RESULTS_PER_CHINESE_GROUP = 20;

/** How many results a part of the site shows in a language. */
export function resultsPerGroup({ resultsPerGroup }: DialogSettings, lang: string): number {
  if (typeof resultsPerGroup === 'number') return resultsPerGroup;
  const fallback = lang === 'zh' ? RESULTS_PER_CHINESE_GROUP : RESULTS_PER_GROUP;
  return resultsPerGroup?.[lang] ?? fallback;
}
