/** The page data of the plugin. The build and the theme import this file. */
export interface ShownLanguage {
  /** The language of the text, if the page is not translated: `en` on `/zh/x`. */
  shownLang?: string;
}
