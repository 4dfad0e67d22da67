/** The build, which computes the elements, and the theme, which renders them, import this file. */

/** A `<link>` to the canonical address or a translation of a page. */
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

/** The page data of the plugin: the elements of the page's head for other programs. */
export interface PageSeo {
  seo?: { links: HeadLink[]; metas: HeadMeta[] };
}
