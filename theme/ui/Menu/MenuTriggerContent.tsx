import { Icon } from '../icons';
import type { MenuProps } from './menuProps';

/** The content of a menu's button, before and after the menu is loaded. */
export function MenuTriggerContent({ trigger }: Pick<MenuProps, 'trigger'>) {
  return (
    <>
      {trigger}
      <Icon name="chevronDown" className="lt-menu__chevron" />
    </>
  );
}
