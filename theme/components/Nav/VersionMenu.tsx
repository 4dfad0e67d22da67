import { Link } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { Menu } from '../../ui/Menu/Menu';
import { useVersions } from './useVersions';

/** A menu of versions. Renders nothing on a site with one version. */
export function VersionMenu() {
  const text = useText();
  const versions = useVersions();
  if (versions.length < 2) return null;
  const links = versions.map(({ name, isCurrent, isDefault, href }) => ({
    link: <Link key={name} href={href} />,
    content: name,
    isCurrent,
    note: isDefault ? text('versionDefault') : undefined,
  }));
  const current = versions.find(({ isCurrent }) => isCurrent);
  return (
    <Menu
      label={current ? `${text('version')}: ${current.name}` : text('version')}
      trigger={<span className="lt-nav__version-name">{current?.name}</span>}
      groups={[{ links }]}
      align="start"
      className="lt-nav__version"
    />
  );
}
