import type { NavItem } from '@rspress/core';
import type { NavProps } from '@rspress/core/theme';
import { useRef } from 'react';
import { useText } from '../../hooks/useText';
import { useWrappedItems } from '../../hooks/useWrappedItems';
import { Icon } from '../../ui/icons';
import { NavLinks, NavMenu } from './NavLinks';
import './NavSections.css';
import { useIsActiveItem } from './useNavItems';

export interface NavSectionsProps {
  items: NavItem[];
  /** Content that a site adds around the items. */
  slots: NavProps;
}

/**
 * The sections of the site in one line, some of them at its end. Items that do not fit are in a menu.
 * Only the style sheet decides which ones, so nothing moves during hydration.
 */
export function NavSections({ items, slots }: NavSectionsProps) {
  const text = useText();
  const isActive = useIsActiveItem();
  const box = useRef<HTMLElement>(null);
  const left = items.filter(({ position }) => position === 'left');
  const right = items.filter(({ position }) => position !== 'left');
  const shown = [...left, ...right];
  const wrapped = useWrappedItems(box, shown.map((item) => item.text).join('\n'));
  const hidden = shown.filter((_, index) => wrapped.has(index));
  const more = { text: text('moreSections'), items: hidden } as NavItem;

  return (
    <nav ref={box} className="lt-nav__sections" aria-label={text('mainNavigation')}>
      <div className="lt-nav__row">
        {slots.beforeLeftNavItems}
        <NavLinks items={left} hidden={hidden} />
        {slots.afterLeftNavItems}
        <span className="lt-nav__space" />
        {slots.beforeRightNavItems}
        <NavLinks items={right} hidden={hidden} />
        {slots.afterRightNavItems}
        <div className="lt-nav__more">
          <NavMenu
            item={more}
            isActive={hidden.some(isActive)}
            trigger={<Icon name="more" width={18} height={18} strokeWidth={2} />}
          />
        </div>
      </div>
    </nav>
  );
}
