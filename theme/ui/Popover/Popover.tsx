import { Popover as Base } from '@base-ui/react/popover';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import './Popover.css';

/** Milliseconds that the pointer rests on the button, or is away from it, before anything happens. */
const HOVER_DELAY_MS = 100;

export interface PopoverProps {
  /** What the button says to assistive technology. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** A heading above the content; it names the popup. */
  title?: ReactNode;
  children: ReactNode;
  /** @default true */
  openOnHover?: boolean;
  /** @default 'end' */
  align?: 'start' | 'center' | 'end';
  /** Class of the button. */
  className?: string;
  /** Class of the popup. */
  popupClassName?: string;
}

/**
 * A button with a panel of content: opens on hover, click and keyboard; Escape closes it and
 * returns the focus to the button.
 */
export function Popover({
  label,
  trigger,
  title,
  children,
  openOnHover = true,
  align = 'end',
  className,
  popupClassName,
}: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger
        className={clsx('lt-popover__trigger', className)}
        aria-label={label}
        openOnHover={openOnHover}
        delay={HOVER_DELAY_MS}
        closeDelay={HOVER_DELAY_MS}
      >
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          className="lt-popover__positioner"
          align={align}
          sideOffset={8}
          collisionPadding={12}
        >
          <Base.Popup
            className={clsx('lt-popover', popupClassName)}
            aria-label={title ? undefined : label}
          >
            {title && <Base.Title className="lt-popover__title">{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
