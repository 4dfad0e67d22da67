/** What the plugin adds to the data of a page; both sides import this file. */
export interface StaleTranslation {
  /** On a translation that is older than its source: the ids of the sections that changed since. */
  staleSections?: string[];
}
