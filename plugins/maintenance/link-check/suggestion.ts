import { formatRoute, parseRoute, type SiteAddresses } from '../../../theme/routes/address';
import { mostAlike } from '../../support/likeness';

/** Addresses have much in common that says nothing. */
const MIN_ADDRESS_LIKENESS = 0.5;

/** The route in another version, if a page of the same name is there. */
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
 * The address that is most like one that leads nowhere: a page of the same version and language,
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

/** Ids that React makes. */
export const GENERATED_ID = /^_R_/;

/** The id that is most like one that a page does not have. */
export function nearestId(id: string, ids: Iterable<string>): string | undefined {
  return mostAlike(
    id,
    [...ids].filter((other) => !GENERATED_ID.test(other)),
  );
}
