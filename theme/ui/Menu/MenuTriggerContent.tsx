import { Icon } from '../icons';
import type { MenuProps } from './menuProps';

/** What the button of a menu contains, before and after the menu is loaded. */
export function MenuTriggerContent({ trigger }: Pick<MenuProps, 'trigger'>) {
  return (
    <>
      {trigger}
      <Icon name="chevronDown" className="lt-menu__chevron" />
    </>
  );
}
