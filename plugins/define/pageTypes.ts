import type { SitePages } from '../content/lookups/sitePages';
import type { ValueSchema } from '../support/valueSchema';
import type { PluginStrings, Translate } from './shared';

/** The frontmatter of a page, as written. */
export type Frontmatter = Readonly<Record<string, unknown>>;

/** The values that a schema of [zod](https://zod.dev/) accepts. */
type AcceptedBy<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : unknown;

/**
 * The frontmatter of a page, with the types of the schemas in `frontmatter` of a plugin. A value that does
 * not match its schema is left out, so every key can be missing, including those that the schemas require.
 */
export type DeclaredFrontmatter<Schemas extends Readonly<Record<string, ValueSchema>>> =
  Frontmatter & { readonly [Key in keyof Schemas]?: AcceptedBy<Schemas[Key]> };

/** A page as written, before plugins add data to it. */
export interface WrittenPage<Front extends Frontmatter = Frontmatter> {
  /** The file, relative to the folder of the site: `docs/en/guide/start.mdx`. */
  file: string;
  /** The language of the page, as in `locales`. */
  lang: string;
  /** The version of the page, as in `multiVersion`, or an empty string on a site without versions. */
  version: string;
  /** The pages of the site, including this one. */
  pages: SitePages;
  /** The words of the page, without code. */
  text: string;
  /**
   * The frontmatter of the page, as written. Keys that the plugin declares have the types of their schemas, and
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
