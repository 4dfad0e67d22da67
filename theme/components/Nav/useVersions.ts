import { useLocation } from '@rspress/core/runtime';
import { usePageAddress } from '../../routes/usePageAddress';

/** The same page in the other versions; where it does not exist, the nearest parent that does. */
export function useVersions() {
  const { version, site, counterpart } = usePageAddress();
  const { search, hash } = useLocation();
  return site.versions.map((name) => {
    const { route, isSamePage } = counterpart({ version: name });
    return {
      name,
      isCurrent: name === version,
      isDefault: name === site.version,
      href: isSamePage ? `${route}${search}${hash}` : `${route}${search}`,
    };
  });
}
