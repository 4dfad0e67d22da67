import type { Strings } from '../../strings';

/** The name of what opens the dialog, in menus that come on intent. */
export const offlineItemStrings = {
  readOffline: { en: 'Read offline', zh: '离线阅读' },
} satisfies Strings;
