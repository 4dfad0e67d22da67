import { nearestRoute, parseRoute, type SiteAddresses } from '../../../theme/routes/address';

/**
 * Returns the routes of a page in the other versions and languages, or of its nearest parent there.
 * The menus of the page link to these routes.
 */
export function nearRoutes(
  route: string,
  site: SiteAddresses,
  exists: (route: string) => boolean,
): string[] {
  const { version: _, lang: __, rest } = parseRoute(route, site);
  const versions = site.versions.length > 0 ? site.versions : [site.version];
  const langs = site.langs.length > 0 ? site.langs : [site.lang];
  const places = versions.flatMap((version) => langs.map((lang) => ({ version, lang })));
  const near = places.map((place) => nearestRoute({ ...place, rest }, site, exists).route);
  return [...new Set(near)].filter((other) => other !== route && exists(other));
}
