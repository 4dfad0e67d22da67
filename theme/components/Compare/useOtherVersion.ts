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
 * Returns the page and its counterpart in another version. By default, the current version is compared
 * with the next older one, and other versions with the current one. Returns `undefined` if the
 * counterpart does not exist, or while that is unknown.
 *
 * @param wanted the version to compare with, if it is not the default
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
