import type { Strings } from '../../strings';

/** The names of the preferences. They are loaded with the menus. */
export const appearanceStrings = {
  appearanceLight: { en: 'Light', zh: '浅色' },
  appearanceDark: { en: 'Dark', zh: '深色' },
  appearanceAuto: { en: 'Auto', zh: '跟随系统' },
} satisfies Strings;
