import { APPEARANCE_PREFERENCES, type AppearancePreference } from '../../hooks/appearance';
import { useText } from '../../hooks/useText';
import { useAppearance } from '../../hooks/useThemeState';
import type { StringKey } from '../../strings';
import { Icon, type IconName } from '../../ui/icons';
import { Menu, MenuRadio, MenuRadioGroup } from '../../ui/Menu/Menu';

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
    >
      <MenuRadioGroup
        value={preference}
        onValueChange={(choice, { event }) => setPreference(choice, event)}
      >
        {APPEARANCE_PREFERENCES.map((choice) => (
          <MenuRadio key={choice} value={choice}>
            <Icon name={appearanceChoices[choice].icon} />
            {text(appearanceChoices[choice].label)}
          </MenuRadio>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
