import type { NavItem } from '@rspress/core';
import { Link, Tag } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import { Menu } from '../../ui/Menu/Menu';
import { navGroups } from './navItems';
import { useIsActiveItem } from './useNavItems';

interface NavEntryProps {
  item: NavItem;
  isActive: boolean;
}

interface NavMenuProps extends NavEntryProps {
  /** The content of the button, instead of the text and tag of the item. */
  trigger?: ReactNode;
}

/** A button that opens the links of an item, including nested ones. */
export function NavMenu({ item, isActive, trigger }: NavMenuProps) {
  return (
    <Menu
      label={item.text ?? ''}
      className="lt-nav__menu"
      align="start"
      isCurrent={isActive}
      trigger={
        trigger ?? (
          <>
            {item.text}
            <Tag tag={item.tag} />
          </>
        )
      }
      groups={navGroups(item).map(({ text, links }) => ({
        label: text,
        links: links.map(({ text: content, link, tag }) => ({
          link: <Link key={link} href={link} />,
          content,
          note: tag && <Tag tag={tag} />,
        })),
      }))}
    />
  );
}

function NavEntry({ item, isActive }: NavEntryProps) {
  if ('items' in item) return <NavMenu item={item} isActive={isActive} />;
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

export interface NavLinksProps {
  items: NavItem[];
  /** The items that do not fit. They cannot be reached until the window grows. */
  hidden: NavItem[];
}

/** The sections of the site. The section of the current page is marked. */
export function NavLinks({ items, hidden }: NavLinksProps) {
  const isActive = useIsActiveItem();
  if (items.length === 0) return null;
  return (
    <ul className="lt-nav__links">
      {items.map((item) => (
        <li key={item.text} inert={hidden.includes(item)}>
          <NavEntry item={item} isActive={isActive(item)} />
        </li>
      ))}
    </ul>
  );
}
