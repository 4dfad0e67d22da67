/** What the plugin adds to the data of a page; both sides import this file. */
export interface ShownLanguage {
  /** The language of the text, on a page that is missing in its own: `en` on `/zh/x`. */
  shownLang?: string;
}
