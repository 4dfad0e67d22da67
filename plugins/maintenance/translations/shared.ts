/** The page data that the plugin adds. Imported by the build and the browser. */
export interface StaleTranslation {
  /** The ids of the sections that changed after the translation. Only set on outdated translations. */
  staleSections?: string[];
}
