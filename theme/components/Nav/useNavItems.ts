import type { NavItem } from '@rspress/core';
import { useLocation, useNav } from '@rspress/core/runtime';
import { formatRoute } from '../../routes/address';
import { useLocalLink } from '../../routes/useLocalLink';
import { usePageAddress } from '../../routes/usePageAddress';
import { isActiveItem, localizeNavItem } from './navItems';

/**
 * Returns the navigation with the version and language of the page in every link. Rspress only adds
 * them to the first two levels.
 */
export function useNavItems(): NavItem[] {
  const localLink = useLocalLink();
  return useNav().map((item) => localizeNavItem(item, localLink));
}

/** Returns a function that checks whether the current page belongs to an item of the navigation. */
export function useIsActiveItem(): (item: NavItem) => boolean {
  const { pathname } = useLocation();
  const { version, lang, site } = usePageAddress();
  const home = formatRoute({ version, lang, rest: '/' }, site);
  return (item) => isActiveItem(item, pathname, [home]);
}
