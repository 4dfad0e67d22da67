import type { NavItem } from '@rspress/core';
import { matchNavbar, useLocation } from '@rspress/core/runtime';
import { Link, Tag } from '@rspress/core/theme';
import { Menu } from '../../ui/Menu/Menu';
import { flattenNavItems } from './navItems';

function NavEntry({ item, isActive }: { item: NavItem; isActive: boolean }) {
  if ('items' in item) {
    return (
      <Menu
        label={item.text ?? ''}
        trigger={item.text}
        className="lt-nav__menu"
        links={flattenNavItems(item).map(({ text, link }) => ({
          link: <Link key={link} href={link} />,
          content: text,
        }))}
      />
    );
  }
  return (
    <Link
      className="lt-nav__link"
      href={item.link}
      aria-current={isActive ? 'true' : undefined}
      download={item.download}
    >
      {item.text}
      <Tag tag={item.tag} />
    </Link>
  );
}

/** The sections of the site; the one that the page belongs to is marked. */
export function NavLinks({ items }: { items: NavItem[] }) {
  const { pathname } = useLocation();
  if (items.length === 0) return null;
  return (
    <ul className="lt-nav__links">
      {items.map((item) => (
        <li key={item.text}>
          <NavEntry item={item} isActive={'link' in item && matchNavbar(item, pathname)} />
        </li>
      ))}
    </ul>
  );
}
