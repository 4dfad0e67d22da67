import type { RouteMeta } from '@rspress/core';
import { formatRoute } from '../../../theme/routes/address';
import { routeWithoutPrefix, type SiteFacts } from '../../support/siteFacts';

type Route = Pick<RouteMeta, 'routePath' | 'lang' | 'version' | 'absolutePath'>;

/** A page in one language. */
export interface Translation {
  lang: string;
  route: string;
}

/** Which page search engines should show for a page, and in which languages that page is. */
export interface CanonicalPage {
  /** The page itself, unless its text is another page's or is kept for an old version. */
  canonical: Translation;
  /** Itself among them, in the order of the site's languages; none for a hidden page. */
  translations: Translation[];
  /** What is shown to readers of any other language; the default language's, if it is there. */
  fallback?: Translation;
}

function translation({ lang, routePath }: Route): Translation {
  return { lang, route: routePath };
}

/**
 * Decides for every route which page is the real one: the page whose text is shown where there is no
 * translation; the same page of the default version, if it is there in that language; else itself.
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
