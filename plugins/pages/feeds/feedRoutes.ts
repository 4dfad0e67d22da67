/** As much of a page as decides which feed it belongs to. */
export interface FeedPage {
  routePath: string;
  lang: string;
}

export interface FeedSite {
  section: string;
  defaultLang: string;
}

/** Where the section of a language is: `/zh/news/`. */
export function sectionRoute(lang: string, { section, defaultLang }: FeedSite): string {
  return lang === defaultLang ? `/${section}/` : `/${lang}/${section}/`;
}

/** Whether a page is an item of its language's feed; the section's own page is none. */
export function isItem({ routePath, lang }: FeedPage, site: FeedSite): boolean {
  const route = sectionRoute(lang, site);
  return routePath.startsWith(route) && routePath !== route;
}

/** Whether a page names its language's feed: the section's pages and the home page do. */
export function namesFeed({ routePath, lang }: FeedPage, site: FeedSite): boolean {
  const home = lang === site.defaultLang ? '/' : `/${lang}/`;
  return routePath === home || routePath.startsWith(sectionRoute(lang, site));
}

/** The address of a route for those who are not on the site. */
export function feedAddress(route: string, base: string, origin: string): string {
  return new URL(`${base.replace(/\/$/, '')}${route}`, origin).href;
}
