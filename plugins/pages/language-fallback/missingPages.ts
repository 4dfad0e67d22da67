import type { RouteMeta } from '@rspress/core';
import { routeWithoutPrefix, type SiteFacts } from '../../support/siteFacts';

/** A page that a language lacks: its route there, and the page that is shown in its place. */
export interface MissingPage {
  route: RouteMeta;
  shown: RouteMeta;
}

/**
 * The pages of the default language that other languages lack, per version.
 *
 * A missing page gets its whole route as `pureRoutePath`: Rspress groups by that for `hreflang`,
 * and a page that is no translation must not be named as one.
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
