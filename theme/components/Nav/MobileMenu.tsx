import { useText } from '../../hooks/useText';
import { useDrawer } from '../../ui/Drawer/useDrawer';
import { Icon } from '../../ui/icons';
import { useNavItems } from './useNavItems';

const load = () => import('./LoadedMobileMenu');

/** The menu button that replaces the content of the navbar below 768 px. */
export function MobileMenu() {
  const items = useNavItems();
  const text = useText();
  const { Drawer, state, buttonProps } = useDrawer(load);
  return (
    <>
      <button {...buttonProps} className="lt-nav__hamburger" aria-label={text('openMenu')}>
        <Icon name="menu" width={20} height={20} />
      </button>
      {Drawer && <Drawer {...state} items={items} />}
    </>
  );
}
