import type { Strings } from '../../strings';

/** The label of the menu item that opens the dialog. It is loaded with the menus. */
export const offlineItemStrings = {
  readOffline: { en: 'Read offline', zh: '离线阅读' },
} satisfies Strings;
