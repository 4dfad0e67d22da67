import type { AppearancePreference } from '../../hooks/appearance';
import type { Strings } from '../../strings';
import type { IconName } from '../../ui/icons';

/** How the preferences are named, in the menus that come on intent. */
export const appearanceStrings = {
  appearanceLight: { en: 'Light', zh: '浅色' },
  appearanceDark: { en: 'Dark', zh: '深色' },
  appearanceAuto: { en: 'Auto', zh: '跟随系统' },
} satisfies Strings;

/** The name of each. */
export const appearanceName = {
  light: 'appearanceLight',
  dark: 'appearanceDark',
  auto: 'appearanceAuto',
} satisfies Record<AppearancePreference, keyof typeof appearanceStrings>;

/** And how it is drawn. */
export const appearanceIcon = {
  light: 'sun',
  dark: 'moon',
  auto: 'auto',
} satisfies Record<AppearancePreference, IconName>;
