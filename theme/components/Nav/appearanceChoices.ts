import type { AppearancePreference } from '../../hooks/appearance';
import type { IconName } from '../../ui/icons';
import type { appearanceStrings } from './appearanceStrings';

/** How each preference is named. */
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
