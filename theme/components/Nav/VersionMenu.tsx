import { Link } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { usePageAddress } from '../../routes/usePageAddress';
import { useSwitchLink } from '../../routes/useSwitchLink';
import { Menu, MenuLink } from '../../ui/Menu/Menu';

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

/** Switches the version; absent on a site with one. */
export function VersionMenu() {
  const text = useText();
  const versions = useVersions();
  if (versions.length < 2) return null;
  const current = versions.find(({ isCurrent }) => isCurrent);
  return (
    <Menu label={text('version')} trigger={current?.name} align="start" className="lt-nav__version">
      {versions.map(({ name, isCurrent, isDefault, href }) => (
        <MenuLink
          key={name}
          link={<Link href={href} />}
          isCurrent={isCurrent}
          note={isDefault ? text('versionDefault') : undefined}
        >
          {name}
        </MenuLink>
      ))}
    </Menu>
  );
}
