import type { SitePages } from '../content/lookups/sitePages';
import type { PluginStrings, Translate } from './shared';

/** A page as written, before plugins add data to it. */
export interface WrittenPage {
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
  /** The frontmatter of the page, as written. */
  frontmatter: Readonly<Record<string, unknown>>;
}

/** A page and the plugin's data about it. */
export interface PageWithData<Strings extends PluginStrings, Data> extends WrittenPage {
  /** The data that the plugin's `page` function returned. */
  data: Data;
  /** Returns one of the plugin's texts in the language of the page. */
  t: Translate<Extract<keyof Strings, string>>;
}
