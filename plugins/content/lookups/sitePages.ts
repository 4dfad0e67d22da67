/** A page of the site as its file says it, before any plugin changes it. */
export interface SitePage {
  /** Its address in the site, without the base, with version and language: `/v1/zh/guide/start`. */
  address: string;
  /** The file, relative to the folder of the site: `docs/v1/zh/guide/start.mdx`. */
  file: string;
  /**
   * The language of the address, as in `locales`. At an address in place of a missing translation, the
   * file is in the default language.
   */
  lang: string;
  /** The version, as in `multiVersion`. Empty on a site without versions. */
  version: string;
  /** The title in the frontmatter, or else the first heading. */
  title: string;
  /** The frontmatter of the page, as written. */
  frontmatter: Readonly<Record<string, unknown>>;
}

/** The pages of the site, and a function that finds one of them. */
export interface SitePages {
  /** All pages, in all languages and versions, in the order of their addresses. */
  readonly all: readonly SitePage[];
  /**
   * Finds a page by its address, written as in a link of the page. `/guide/start` is in the language and
   * version of the page, unless the address names others. `./start` is relative to the file of the page.
   */
  find: (address: string) => SitePage | undefined;
}
