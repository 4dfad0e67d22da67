import type { ContentPage } from '../content/pages/contentPage';
import { titleOf } from '../content/pages/contentPage';
import type { SiteContent } from '../content/siteContent';
import { routeHref } from '../support/routeHref';
import type { Frontmatter, PageWithData } from './pageTypes';
import type { PluginPages } from './pluginPages';
import type { PluginStrings } from './shared';
import type { PluginSite } from './treeTypes';

/** A page of the complete site, which the functions in `files` of a plugin receive. */
export interface BuiltPage<
  Strings extends PluginStrings,
  Data,
  Front extends Frontmatter = Frontmatter,
> extends PageWithData<Strings, Data, Front> {
  /** The address of the page in the site, with the version and language but without the base: `/v1/zh/guide/start`. */
  address: string;
  /** The path of the page as browsers open it, with the base: `/docs/v1/zh/guide/start.html`. */
  href: string;
  /** The title of the page, including the changes made by plugins. */
  title: string;
}

/** The complete site, which the functions in `files` of a plugin receive. */
export interface BuiltSite<
  Strings extends PluginStrings,
  Data,
  Front extends Frontmatter = Frontmatter,
> extends PluginSite {
  /** The origin of the site, such as `https://docs.example.com`. @default none */
  origin?: string;
  /**
   * The pages in all versions and languages, in the order of their addresses. Pages that replace a
   * missing translation are left out.
   */
  pages: readonly BuiltPage<Strings, Data, Front>[];
}

/** Functions that return the content of a file, by the path of the file in the site. */
export type AddedFiles<
  // biome-ignore lint/suspicious/noExplicitAny: a list that is created outside of a definition fits every plugin
  Strings extends PluginStrings = any,
  Data = unknown,
  // biome-ignore lint/suspicious/noExplicitAny: the same applies to the frontmatter
  Front extends Frontmatter = any,
> = Record<string, (site: BuiltSite<Strings, Data, Front>) => string | Uint8Array>;

/** Returns the site with all of its pages. */
export function builtSite<Strings extends PluginStrings, Data>(
  content: SiteContent,
  pages: PluginPages<Strings, Data>,
): BuiltSite<Strings, Data> {
  function built(known: ContentPage): BuiltPage<Strings, Data>[] {
    const file = known.shownLang === undefined ? content.files.read(known._filepath) : undefined;
    if (!file) return [];
    const page = content.fresh(known);
    const { routePath: address } = page;
    const href = routeHref(address, { base, cleanUrls: route?.cleanUrls === true });
    const told = pages.said(file, file.writtenTree());
    return [{ ...told, address, href, title: titleOf(page, content.site()) }];
  }

  const { siteOrigin: origin, base, route } = content.config();
  const all = [...content.pages().values()].flatMap(built);
  all.sort((one, other) => (one.address < other.address ? -1 : 1));
  return { ...pages.site(), origin, pages: all };
}
