import { useAppearanceSetting } from '../../hooks/usePreference';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { useIntent } from '../../ui/intent/useIntent';
import { MenuButton } from '../../ui/Menu/Menu';

/** What the button shows, before and after its menu is loaded: the style sheet chooses one. */
export const appearanceIcons = (
  <>
    <Icon name="sun" className="lt-nav__when-light" />
    <Icon name="moon" className="lt-nav__when-dark" />
  </>
);

/** Light, dark or as the system has it; absent where the site allows one appearance only. */
export function AppearanceMenu() {
  const text = useText();
  const { canChange } = useAppearanceSetting();
  const { loaded, buttonProps } = useIntent<object>(() => import('./LoadedAppearanceMenu'));
  if (!canChange) return null;
  if (loaded) return <loaded.Part start={loaded.start} />;
  return <MenuButton {...buttonProps} label={text('appearance')} trigger={appearanceIcons} />;
}
