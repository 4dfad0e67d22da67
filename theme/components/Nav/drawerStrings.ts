import type { Strings } from '../../strings';

/** What the drawers of a narrow window say, which come on intent. */
export const drawerStrings = {
  closeMenu: { en: 'Close the menu', zh: '关闭菜单' },
} satisfies Strings;
