import type { AppearancePreference } from '../../hooks/appearance';
import type { StringKey } from '../../strings';
import type { IconName } from '../../ui/icons';

/** How each preference is named and drawn. */
export const appearanceChoices = {
  light: { label: 'appearanceLight', icon: 'sun' },
  dark: { label: 'appearanceDark', icon: 'moon' },
  auto: { label: 'appearanceAuto', icon: 'auto' },
} satisfies Record<AppearancePreference, { label: StringKey; icon: IconName }>;
