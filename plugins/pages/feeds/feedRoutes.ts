/** The properties of a page that determine its feed. */
export interface FeedPage {
  routePath: string;
  lang: string;
}

export interface FeedSite {
  section: string;
  defaultLang: string;
}

/** Returns the route of the section in a language: `/zh/news/`. */
export function sectionRoute(lang: string, { section, defaultLang }: FeedSite): string {
  return lang === defaultLang ? `/${section}/` : `/${lang}/${section}/`;
}

/** Whether a page is an item of its language's feed. The index page of the section is not. */
export function isItem({ routePath, lang }: FeedPage, site: FeedSite): boolean {
  const route = sectionRoute(lang, site);
  return routePath.startsWith(route) && routePath !== route;
}

/** Whether a page links to its language's feed: the home page and the pages of the section do. */
export function namesFeed({ routePath, lang }: FeedPage, site: FeedSite): boolean {
  const home = lang === site.defaultLang ? '/' : `/${lang}/`;
  return routePath === home || routePath.startsWith(sectionRoute(lang, site));
}

/** Returns the absolute URL of a route. */
export function feedAddress(route: string, base: string, origin: string): string {
  return new URL(`${base.replace(/\/$/, '')}${route}`, origin).href;
}
