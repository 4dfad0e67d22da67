/** Both sides import this file: the build, which writes feeds, and the theme, which links them. */

/** A feed that belongs to a page, as the page data has it. */
export interface PageFeed {
  language: string;
  /** Absolute. */
  url: string;
  mime: string;
}
