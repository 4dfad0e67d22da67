import type { Strings } from '../../strings';

/** How the preferences are named, in the menus that come on intent. */
export const appearanceStrings = {
  appearanceLight: { en: 'Light', zh: '浅色' },
  appearanceDark: { en: 'Dark', zh: '深色' },
  appearanceAuto: { en: 'Auto', zh: '跟随系统' },
} satisfies Strings;
