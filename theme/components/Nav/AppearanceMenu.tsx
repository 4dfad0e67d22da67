import { APPEARANCE_PREFERENCES, type AppearancePreference } from '../../hooks/appearance';
import { useText } from '../../hooks/useText';
import { useAppearance } from '../../hooks/useThemeState';
import type { StringKey } from '../../strings';
import { Icon, type IconName } from '../../ui/icons';
import { Menu } from '../../ui/Menu/Menu';

/** How each preference is named and drawn. */
export const appearanceChoices = {
  light: { label: 'appearanceLight', icon: 'sun' },
  dark: { label: 'appearanceDark', icon: 'moon' },
  auto: { label: 'appearanceAuto', icon: 'auto' },
} satisfies Record<AppearancePreference, { label: StringKey; icon: IconName }>;

/** Light, dark or as the system has it; absent where the site allows one appearance only. */
export function AppearanceMenu() {
  const text = useText();
  const { preference, setPreference, canChange } = useAppearance();
  if (!canChange) return null;
  return (
    <Menu
      label={text('appearance')}
      className="lt-nav__appearance"
      trigger={
        <>
          <Icon name="sun" className="lt-nav__when-light" />
          <Icon name="moon" className="lt-nav__when-dark" />
        </>
      }
      choices={{
        value: preference,
        onChange: (value, event) => setPreference(value as AppearancePreference, event),
        options: APPEARANCE_PREFERENCES.map((value) => ({
          value,
          content: (
            <>
              <Icon name={appearanceChoices[value].icon} />
              {text(appearanceChoices[value].label)}
            </>
          ),
        })),
      }}
    />
  );
}
