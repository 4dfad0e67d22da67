/** Both sides import this file: the build, which decides, and the theme, which writes the head. */

/** A `<link>` about where a page is: its canonical address or a translation. */
export interface HeadLink {
  rel: 'canonical' | 'alternate';
  href: string;
  hreflang?: string;
}

/** A `<meta>` of Open Graph (`property`), or of Twitter and crawlers (`name`). */
export interface HeadMeta {
  property?: string;
  name?: string;
  content: string;
}

/** What the plugin adds to the data of a page: the elements that its head has for other programs. */
export interface PageSeo {
  seo?: { links: HeadLink[]; metas: HeadMeta[] };
}
