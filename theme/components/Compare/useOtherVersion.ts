import { withBase } from '@rspress/core/runtime';
import { formatRoute } from '../../routes/address';
import { twinRoute } from '../../routes/twin';
import { usePageAddress } from '../../routes/usePageAddress';
import { useRouteExists } from '../../routes/useRouteExists';

/** The same page in two versions, the older one first. */
export interface PagePair {
  other: string;
  older: { version: string; twin: string };
  newer: { version: string; twin: string };
}

/**
 * The page in the version that is compared with: of the current version's page the next older one,
 * of any other page the current one. `undefined` where the page is not there, or while that is not known.
 *
 * @param wanted another version to compare with
 */
export function useOtherVersion(wanted?: string): PagePair | undefined {
  const { version, lang, rest, site } = usePageAddress();
  const own = site.versions.indexOf(version);
  const usual = version === site.version ? site.versions[own + 1] : site.version;
  const isOffered = wanted !== version && site.versions.some((name) => name === wanted);
  const other = isOffered ? wanted : usual;
  const routeIn = (name: string) => formatRoute({ version: name, lang, rest }, site);
  const exists = useRouteExists(other === undefined ? undefined : routeIn(other));
  if (other === undefined || !exists) return undefined;
  const side = (name: string) => ({
    version: name,
    twin: encodeURI(withBase(twinRoute(routeIn(name)))),
  });
  const isOther = site.versions.indexOf(other) > own;
  return {
    other,
    older: side(isOther ? other : version),
    newer: side(isOther ? version : other),
  };
}
