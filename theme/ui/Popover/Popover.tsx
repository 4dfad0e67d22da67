import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useIntent } from '../intent/useIntent';
import './Popover.css';

/** The props of `Popover`. */
export interface PopoverProps {
  /** The name of the button for assistive technology. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  /** A heading above the content, which is also the name of the panel. */
  title?: ReactNode;
  /** The content of the panel. */
  children: ReactNode;
  /** Whether pointing at the button opens the panel. @default true */
  openOnHover?: boolean;
  /** The edge of the button that the panel is aligned with. @default 'end' */
  align?: 'start' | 'center' | 'end';
  /** The CSS class of the button. */
  className?: string;
  /** The CSS class of the panel. */
  popupClassName?: string;
}

type PopoverButtonProps = Pick<PopoverProps, 'label' | 'trigger' | 'className'> &
  ComponentProps<'button'>;

/** The button of a popover before the popover is loaded. */
export function PopoverButton({ label, trigger, className, ...rest }: PopoverButtonProps) {
  return (
    <button
      {...rest}
      className={clsx('lt-popover__trigger', className)}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
    >
      {trigger}
    </button>
  );
}

/**
 * A button that opens a panel on hover, on click and with the keyboard. Escape closes the panel and
 * returns the focus to the button.
 */
export function Popover(props: PopoverProps) {
  const { loaded, buttonProps } = useIntent<PopoverProps>(() => import('./LoadedPopover'));
  if (loaded) return <loaded.Part {...props} start={loaded.start} />;
  const { label, trigger, className } = props;
  return <PopoverButton {...buttonProps} label={label} trigger={trigger} className={className} />;
}
