import { usePageAddress } from '../../routes/usePageAddress';
import { useSwitchLink } from '../../routes/useSwitchLink';

/** Returns links to the page in the other versions, or to the nearest parent that exists there. */
export function useVersions() {
  const { version, site } = usePageAddress();
  const switchLink = useSwitchLink();
  return site.versions.map((name) => ({
    name,
    isCurrent: name === version,
    isDefault: name === site.version,
    href: switchLink({ version: name }),
  }));
}
