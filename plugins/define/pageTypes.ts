import type { SitePage as FoundPage, SitePages as FoundPages } from '../content/lookups/sitePages';
import type { PageFrontmatter } from '../content/pages/frontmatterSchema';
import type { ValueSchema } from '../support/valueSchema';
import type { PluginStrings, Translate } from './shared';

/**
 * The frontmatter of a page, as written. The keys that Lectern reads have their types, and values that do not
 * match are left out. Other keys are unknown.
 */
export type Frontmatter = Readonly<Record<string, unknown>> & Readonly<PageFrontmatter>;

/** The values that a schema of [zod](https://zod.dev/) accepts. */
type AcceptedBy<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : unknown;

/**
 * The frontmatter of a page, with the types of the schemas in `frontmatter` of a plugin. A value that does
 * not match its schema is left out, so every key can be missing, including those that the schemas require.
 */
export type DeclaredFrontmatter<Schemas extends Readonly<Record<string, ValueSchema>>> =
  Frontmatter & { readonly [Key in keyof Schemas]?: AcceptedBy<Schemas[Key]> };

/** A page of the site as written in its file, before any plugin changes it. */
export interface SitePage<Front extends Frontmatter = Frontmatter> extends FoundPage {
  /**
   * The frontmatter of the page, as written. Keys that Lectern reads or the plugin declares have their types, and
   * values that do not match are left out.
   */
  frontmatter: Front;
}

/** The pages of the site, and a function that finds one of them. */
export interface SitePages<Front extends Frontmatter = Frontmatter> extends FoundPages {
  /** All pages, in all languages and versions, in the order of their addresses. */
  readonly all: readonly SitePage<Front>[];
  /**
   * Finds a page by its address, written as in a link on the current page. `/guide/start` is in the
   * language and version of the current page, unless the address specifies others. `./start` is
   * relative to the file of the current page.
   */
  find: (address: string) => SitePage<Front> | undefined;
}

/** A page as written, before plugins add data to it. */
export interface WrittenPage<Front extends Frontmatter = Frontmatter> {
  /** The file, relative to the folder of the site: `docs/en/guide/start.mdx`. */
  file: string;
  /** The language of the page, as in `locales`. */
  lang: string;
  /** The version of the page, as in `multiVersion`, or an empty string on a site without versions. */
  version: string;
  /** The pages of the site, including this one. */
  pages: SitePages<Front>;
  /** The words of the page, without code. */
  text: string;
  /**
   * The frontmatter of the page, as written. Keys that Lectern reads or the plugin declares have their types, and
   * values that do not match are left out.
   */
  frontmatter: Front;
}

/** A page and the plugin's data about it. */
export interface PageWithData<
  Strings extends PluginStrings,
  Data,
  Front extends Frontmatter = Frontmatter,
> extends WrittenPage<Front> {
  /** The data that the plugin's `page` function returned. */
  data: Data;
  /** Returns one of the plugin's texts in the language of the page. */
  t: Translate<Extract<keyof Strings, string>>;
}
