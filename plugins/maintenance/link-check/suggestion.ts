import { formatRoute, parseRoute, type SiteAddresses } from '../../../theme/routes/address';
import { mostAlike } from '../../support/likeness';

/** The minimum similarity of a suggested address. It is high because all addresses share parts. */
const MIN_ADDRESS_LIKENESS = 0.5;

/** Returns the route in another version, if that version has the page. */
export function inOtherVersion(
  address: string,
  site: SiteAddresses,
  routeAt: (address: string) => string | undefined,
): { version: string; href: string } | undefined {
  const target = parseRoute(address, site);
  for (const version of site.versions) {
    if (version === target.version) continue;
    if (routeAt(formatRoute({ ...target, version }, site)) === undefined) continue;
    const langPrefix = target.lang === site.lang ? '' : `/${target.lang}`;
    return { version, href: `/${version}${langPrefix}${target.rest}` };
  }
  return undefined;
}

/**
 * Returns the existing address that is most similar to a dead one: a page of the same version and language,
 * without their prefixes, or a public file.
 */
export function nearestAddress(
  address: string,
  site: SiteAddresses,
  { routes, files }: { routes: readonly string[]; files: readonly string[] },
): string | undefined {
  const target = parseRoute(address, site);
  const pages = routes
    .map((route) => parseRoute(route, site))
    .filter(({ version, lang }) => version === target.version && lang === target.lang)
    .map(({ rest }) => rest);
  return mostAlike(target.rest, [...pages, ...files], MIN_ADDRESS_LIKENESS);
}

/** Matches ids that React generates. */
export const GENERATED_ID = /^_R_/;

/** Returns the existing id that is most similar to a missing one. */
export function nearestId(id: string, ids: Iterable<string>): string | undefined {
  return mostAlike(
    id,
    [...ids].filter((other) => !GENERATED_ID.test(other)),
  );
}
