import clsx from 'clsx';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Icon } from '../icons';
import { useIntent } from '../intent/useIntent';
import './Menu.css';
import { PlainMenu } from './PlainMenu';

/** An entry that leads somewhere. */
export interface MenuLink {
  /** The link element, without children; its key tells the entries apart. */
  link: ReactElement<Record<string, unknown>>;
  content: ReactNode;
  /** The current one has a tick. Left out where the links are no choice: then there is no room for one. */
  isCurrent?: boolean;
  /** A quiet remark behind the content. */
  note?: ReactNode;
}

/** Links that belong together; without a label they stand on their own. */
export interface MenuGroup {
  label?: string;
  links: MenuLink[];
}

/** Entries of which one is chosen. */
export interface MenuChoices<Value extends string = string> {
  value: Value;
  onChange: (value: Value, event: Event) => void;
  options: { value: Value; content: ReactNode }[];
}

export interface MenuProps {
  /** What the button says to assistive technology. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  groups?: MenuGroup[];
  choices?: MenuChoices;
  align?: 'start' | 'end';
  /** Whether the current page is among what the menu holds. */
  isCurrent?: boolean;
  className?: string;
}

/** What the button of a menu contains, before and after the menu is loaded. */
export function MenuTriggerContent({ trigger }: Pick<MenuProps, 'trigger'>) {
  return (
    <>
      {trigger}
      <Icon name="chevronDown" className="lt-menu__chevron" />
    </>
  );
}

type MenuButtonProps = Pick<MenuProps, 'label' | 'trigger' | 'isCurrent' | 'className'> &
  ComponentProps<'button'>;

/** The button of a menu until the menu is loaded. */
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
 * A button with a menu: opens on hover, click and keyboard; Escape closes it and returns focus.
 * Without scripts it is a disclosure.
 */
export function Menu(props: MenuProps) {
  const { loaded, buttonProps } = useIntent<MenuProps>(() => import('./LoadedMenu'));
  if (loaded) return <loaded.Part {...props} start={loaded.start} />;
  const { label, trigger, isCurrent, className } = props;
  return (
    <>
      <MenuButton {...buttonProps} {...{ label, trigger, isCurrent, className }} />
      <noscript>{process.env.__SSR__ && <PlainMenu {...props} />}</noscript>
    </>
  );
}
