import { useAppearanceSetting } from '../../hooks/usePreference';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { useIntent } from '../../ui/intent/useIntent';
import { MENU_KEYS, MenuButton } from '../../ui/Menu/Menu';

/** The icons of the button, before and after its menu is loaded. The style sheet shows one of them. */
export const appearanceIcons = (
  <>
    <Icon name="sun" className="lt-nav__when-light" />
    <Icon name="moon" className="lt-nav__when-dark" />
  </>
);

/**
 * A menu to select light, dark or the system's appearance. Renders nothing if the site has a fixed
 * appearance.
 */
export function AppearanceMenu() {
  const text = useText();
  const { canChange } = useAppearanceSetting();
  const { loaded, buttonProps } = useIntent<object>(() => import('./LoadedAppearanceMenu'), {
    keys: MENU_KEYS,
  });
  if (!canChange) return null;
  if (loaded) return <loaded.Part start={loaded.start} />;
  return <MenuButton {...buttonProps} label={text('appearance')} trigger={appearanceIcons} />;
}
