/** The build, which writes feeds, and the theme, which links to them, import this file. */

/** The feed of a page, as part of its page data. */
export interface PageFeed {
  language: string;
  /** The absolute URL. */
  url: string;
  mime: string;
}
