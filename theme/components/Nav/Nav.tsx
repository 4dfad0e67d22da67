import { usePage } from '@rspress/core/runtime';
import type { NavProps } from '@rspress/core/theme';
import {
  LanguageMenu,
  NavHamburger,
  NavSections,
  NavTitle,
  RelatedTools,
  Search,
  SocialLinks,
  SwitchAppearance,
  VersionMenu,
} from '@rspress/core/theme';
import clsx from 'clsx';
import { useRef } from 'react';
import { markSlots } from '../../../plugins/maintenance/slots/runtime/markSlots';
import './Nav.css';
import { useNavAway } from './useNavAway';
import { useNavItems } from './useNavItems';

/**
 * The bar at the top of every page. A full replacement, because the original's language and version
 * menus are not exported, drop the hash and link to pages that do not exist.
 */
export function Nav(props: NavProps) {
  const slots = import.meta.env.DEV ? markSlots(props, 'nav') : props;
  const { page } = usePage();
  const items = useNavItems();
  const nav = useRef<HTMLElement>(null);
  const isAway = useNavAway(nav);

  return (
    <header ref={nav} className={clsx('lt-nav', isAway && 'lt-nav--away')}>
      <div className="lt-nav__inner">
        <div className="lt-nav__start">
          {slots.beforeNavTitle}
          {props.navTitle ?? <NavTitle />}
          <VersionMenu />
          {slots.afterNavTitle}
        </div>
        <NavSections items={items} slots={props} />
        <div className="lt-nav__end">
          {slots.beforeNavMenu}
          <Search />
          <RelatedTools lang={page.lang} />
          <div className="lt-nav__tools">
            <LanguageMenu />
            <SwitchAppearance />
            <SocialLinks />
          </div>
          <NavHamburger />
          {slots.afterNavMenu}
        </div>
      </div>
    </header>
  );
}
