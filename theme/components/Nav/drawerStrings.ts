import type { Strings } from '../../strings';

/** The texts of the drawers in narrow windows. They are loaded with the drawers. */
export const drawerStrings = {
  closeMenu: { en: 'Close the menu', zh: '关闭菜单' },
} satisfies Strings;
