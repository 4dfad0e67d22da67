import type { RouteMeta } from '@rspress/core';
import { routeWithoutPrefix, type SiteFacts } from '../../support/siteFacts';

/** A missing translation: its route, and the page that is shown instead. */
export interface MissingPage {
  route: RouteMeta;
  shown: RouteMeta;
}

/**
 * Returns the pages of the default language that other languages lack, per version.
 *
 * The `pureRoutePath` of a missing page is its complete route: Rspress uses that field to group
 * pages for `hreflang`, and a page that is not translated must not be listed as a translation.
 */
export function missingPages(
  routes: readonly RouteMeta[],
  site: Pick<SiteFacts, 'lang' | 'langs' | 'version'>,
): MissingPage[] {
  const existing = new Set(routes.map(({ routePath }) => routePath));
  const others = site.langs.filter((lang) => lang !== site.lang);
  return routes
    .filter((route) => route.lang === site.lang)
    .flatMap((shown) =>
      others.map((lang) => {
        const versionPrefix = shown.version === site.version ? '' : `/${shown.version}`;
        const routePath = `${versionPrefix}/${lang}${routeWithoutPrefix(shown, site)}`;
        return { shown, route: { ...shown, lang, routePath, pureRoutePath: routePath } };
      }),
    )
    .filter(({ route }) => !existing.has(route.routePath));
}
