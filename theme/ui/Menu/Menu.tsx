import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useIntent } from '../intent/useIntent';
import './Menu.css';
import { MenuTriggerContent } from './MenuTriggerContent';
import type { MenuProps } from './menuProps';
import { PlainMenu } from './PlainMenu';

/** The keys that open a menu, in addition to Enter and Space. */
export const MENU_KEYS = ['ArrowDown', 'ArrowUp'] as const;

type MenuButtonProps = Pick<MenuProps, 'label' | 'trigger' | 'isCurrent' | 'className'> &
  ComponentProps<'button'>;

/** The button of a menu before the menu is loaded. */
export function MenuButton({ label, trigger, isCurrent, className, ...rest }: MenuButtonProps) {
  return (
    <button
      {...rest}
      className={clsx('lt-menu__trigger', className)}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      aria-haspopup="menu"
      aria-expanded={false}
    >
      <MenuTriggerContent trigger={trigger} />
    </button>
  );
}

/**
 * A button with a menu. Hovering, clicking and the keyboard open it, and a key moves the focus to an entry. Escape closes
 * the menu and returns the focus. Without scripts, it is a disclosure.
 */
export function Menu(props: MenuProps) {
  const { loaded, buttonProps } = useIntent<MenuProps>(() => import('./LoadedMenu'), {
    keys: MENU_KEYS,
  });
  if (loaded) return <loaded.Part {...props} start={loaded.start} />;
  const { label, trigger, isCurrent, className } = props;
  return (
    <>
      <MenuButton {...buttonProps} {...{ label, trigger, isCurrent, className }} />
      <noscript>{process.env.__SSR__ && <PlainMenu {...props} />}</noscript>
    </>
  );
}
