import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons';
import './Menu.css';

/** Milliseconds that a menu stays after the pointer has left it. */
const CLOSE_DELAY_MS = 150;

export interface MenuProps {
  /** What the button says to assistive technology. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  /** Whether the current page is among what the menu holds. */
  isCurrent?: boolean;
  className?: string;
}

/** A button with a menu: opens on hover, click and keyboard; Escape closes it and returns focus. */
export function Menu({
  label,
  trigger,
  children,
  align = 'end',
  isCurrent = false,
  className,
}: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger
        className={clsx('lt-menu__trigger', className)}
        aria-label={label}
        aria-current={isCurrent ? 'true' : undefined}
        openOnHover
        delay={0}
        closeDelay={CLOSE_DELAY_MS}
      >
        {trigger}
        <Icon name="chevronDown" className="lt-menu__chevron" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className="lt-menu__positioner" align={align} sideOffset={8}>
          <Base.Popup className="lt-menu__popup">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuGroupProps {
  /** The heading over the entries; without one they stand on their own. */
  label?: string;
  children: ReactNode;
}

/** Entries of a menu that belong together. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <Base.Group className="lt-menu__group">
      {label && <Base.GroupLabel className="lt-menu__heading">{label}</Base.GroupLabel>}
      {children}
    </Base.Group>
  );
}

export const MenuRadioGroup = Base.RadioGroup;

export interface MenuRadioProps {
  value: string;
  children: ReactNode;
}

/** One of several choices; the chosen one has a tick. */
export function MenuRadio({ value, children }: MenuRadioProps) {
  return (
    <Base.RadioItem className="lt-menu__item" value={value} closeOnClick>
      <span className="lt-menu__text">{children}</span>
      <Base.RadioItemIndicator className="lt-menu__tick">
        <Icon name="check" />
      </Base.RadioItemIndicator>
    </Base.RadioItem>
  );
}

export interface MenuLinkProps {
  /** The link element, without children. */
  link: React.ReactElement<Record<string, unknown>>;
  /** Left out where the links are no choice: then there is no room for a tick. */
  isCurrent?: boolean;
  /** A quiet remark behind the text. */
  note?: ReactNode;
  children: ReactNode;
}

/** A link in a menu; the current one has a tick and `aria-current`. */
export function MenuLink({ link, isCurrent, note, children }: MenuLinkProps) {
  return (
    <Base.LinkItem
      className="lt-menu__item"
      aria-current={isCurrent ? 'true' : undefined}
      closeOnClick
      render={link}
    >
      <span className="lt-menu__text">{children}</span>
      {note && <span className="lt-menu__note">{note}</span>}
      {isCurrent !== undefined && (
        <span className="lt-menu__tick">{isCurrent && <Icon name="check" />}</span>
      )}
    </Base.LinkItem>
  );
}
