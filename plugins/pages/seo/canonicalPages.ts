import type { RouteMeta } from '@rspress/core';
import { formatRoute } from '../../../theme/routes/address';
import { routeWithoutPrefix, type SiteFacts } from '../../support/siteFacts';

type Route = Pick<RouteMeta, 'routePath' | 'lang' | 'version' | 'absolutePath'>;

/** A page in one language. */
export interface Translation {
  lang: string;
  route: string;
}

/** The canonical page of a page, and its translations. */
export interface CanonicalPage {
  /** The page itself, unless its text belongs to another page or to an old version. */
  canonical: Translation;
  /** All translations including this one, in the order of the site's languages. Empty for a hidden page. */
  translations: Translation[];
  /** The page for readers of any other language: that of the default language, if it exists. */
  fallback?: Translation;
}

function translation({ lang, routePath }: Route): Translation {
  return { lang, route: routePath };
}

/**
 * Determines the canonical page of every route: the page whose text is shown if there is no
 * translation; the same page of the default version, if it exists in that language; otherwise the
 * page itself.
 *
 * @param isHidden whether a page must not be found by search engines
 */
export function canonicalPages(
  routes: readonly Route[],
  site: SiteFacts,
  isHidden: (route: string) => boolean,
): Map<string, CanonicalPage> {
  const byRoute = new Map(routes.map((route) => [route.routePath, route]));
  const originals = new Map(
    routes
      .filter(({ lang }) => lang === site.lang)
      .map((route) => [`${route.version} ${route.absolutePath}`, route]),
  );
  const shownBy = (route: Route) =>
    originals.get(`${route.version} ${route.absolutePath}`) ?? route;

  function canonicalOf(route: Route): Route {
    const shown = shownBy(route);
    const rest = routeWithoutPrefix(shown, site);
    const address = { version: site.version, lang: shown.lang, rest };
    const current = byRoute.get(formatRoute(address, site));
    const isReal = current && shownBy(current) === current && !isHidden(current.routePath);
    return isReal ? current : shown;
  }

  const groups = new Map<string, Route[]>();
  const groupOf = (route: Route) => `${route.version} ${routeWithoutPrefix(route, site)}`;
  for (const route of routes) {
    if (canonicalOf(route) !== route || isHidden(route.routePath)) continue;
    groups.set(groupOf(route), [...(groups.get(groupOf(route)) ?? []), route]);
  }
  const order = (lang: string) => site.langs.indexOf(lang);

  return new Map(
    routes.map((route) => {
      const canonical = canonicalOf(route);
      const group = isHidden(canonical.routePath) ? [] : (groups.get(groupOf(canonical)) ?? []);
      const translations = group.map(translation).sort((a, b) => order(a.lang) - order(b.lang));
      const fallback = translations.find(({ lang }) => lang === site.lang) ?? translations[0];
      return [route.routePath, { canonical: translation(canonical), translations, fallback }];
    }),
  );
}
