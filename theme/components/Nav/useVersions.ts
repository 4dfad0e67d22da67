import { usePageAddress } from '../../routes/usePageAddress';
import { useSwitchLink } from '../../routes/useSwitchLink';

/** The same page in the other versions; where it does not exist, the nearest parent that does. */
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
