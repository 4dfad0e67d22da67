import type { AppearancePreference } from '../../hooks/appearance';
import type { IconName } from '../../ui/icons';
import type { appearanceStrings } from './appearanceStrings';

/** The text keys of the preferences. */
export const appearanceName = {
  light: 'appearanceLight',
  dark: 'appearanceDark',
  auto: 'appearanceAuto',
} satisfies Record<AppearancePreference, keyof typeof appearanceStrings>;

/** The icons of the preferences. */
export const appearanceIcon = {
  light: 'sun',
  dark: 'moon',
  auto: 'auto',
} satisfies Record<AppearancePreference, IconName>;
