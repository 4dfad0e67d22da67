import type { NavItem } from '@rspress/core';
import { Link, Tag } from '@rspress/core/theme';
import clsx from 'clsx';
import { type NavLink, navGroups } from './navItems';
import { useIsActiveItem } from './useNavItems';

interface MobileLinkProps {
  item: NavLink;
  isActive: boolean;
  isBelow?: boolean;
}

function MobileLink({ item: { text, link, tag }, isActive, isBelow = false }: MobileLinkProps) {
  return (
    <li>
      <Link
        className={clsx('lt-mobile-menu__link', isBelow && 'lt-mobile-menu__link--below')}
        href={link}
        aria-current={isActive ? 'true' : undefined}
      >
        {text}
        <Tag tag={tag} />
      </Link>
    </li>
  );
}

/** The navigation as a single list: sections, and the items of their menus under a heading. */
export function MobileLinks({ items }: { items: NavItem[] }) {
  const isActive = useIsActiveItem();
  return (
    <ul className="lt-mobile-menu__links">
      {items.map((item) =>
        'items' in item ? (
          <li key={item.text}>
            <span className="lt-mobile-menu__heading">{item.text}</span>
            <ul className="lt-mobile-menu__group">
              {navGroups(item).flatMap(({ text, links }) => [
                ...(text
                  ? [
                      <li key={text} className="lt-mobile-menu__subheading">
                        {text}
                      </li>,
                    ]
                  : []),
                ...links.map((link) => (
                  <MobileLink key={link.link} item={link} isActive={isActive(link)} isBelow />
                )),
              ])}
            </ul>
          </li>
        ) : (
          <MobileLink key={item.link} item={item} isActive={isActive(item)} />
        ),
      )}
    </ul>
  );
}
