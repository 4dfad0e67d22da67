import type { AppearancePreference } from '../../hooks/appearance';
import type { Text } from '../../strings';
import type { IconName } from '../../ui/icons';

/** How each preference is named, in the menus that come on intent. */
export const appearanceNames = {
  light: { en: 'Light', zh: '浅色' },
  dark: { en: 'Dark', zh: '深色' },
  auto: { en: 'Auto', zh: '跟随系统' },
} satisfies Record<AppearancePreference, Text>;

/** And how it is drawn. */
export const appearanceIcon = {
  light: 'sun',
  dark: 'moon',
  auto: 'auto',
} satisfies Record<AppearancePreference, IconName>;
