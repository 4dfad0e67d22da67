/** A page of the site as written in its file, before any plugin changes it. */
export interface SitePage {
  /** The address of the page in the site, with the version and language but without the base: `/v1/zh/guide/start`. */
  address: string;
  /** The file, relative to the folder of the site: `docs/v1/zh/guide/start.mdx`. */
  file: string;
  /**
   * The language of the address, as in `locales`. If the page is not translated into this language, the
   * file is in the default language.
   */
  lang: string;
  /** The version, as in `multiVersion`, or an empty string on a site without versions. */
  version: string;
  /** The title in the frontmatter or, if there is none, the first heading. */
  title: string;
  /** The frontmatter of the page, as written. */
  frontmatter: Readonly<Record<string, unknown>>;
}

/** The pages of the site, and a function that finds one of them. */
export interface SitePages {
  /** All pages, in all languages and versions, in the order of their addresses. */
  readonly all: readonly SitePage[];
  /**
   * Finds a page by its address, written as in a link on the current page. `/guide/start` is in the
   * language and version of the current page, unless the address specifies others. `./start` is
   * relative to the file of the current page.
   */
  find: (address: string) => SitePage | undefined;
}

/** The remedy if a plugin uses the pages before they are known. */
export const USE_PAGES_LATER =
  'use pages in page, facts, tree, afterTitle, read of replace and fences, problems or check';
