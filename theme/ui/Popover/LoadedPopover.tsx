import { Popover as Base } from '@base-ui/react/popover';
import clsx from 'clsx';
import { useRef } from 'react';
import type { IntentStart } from '../intent/useIntent';
import { useRepeatHover } from '../intent/useRepeatHover';
import { useTakeFocus } from '../intent/useTakeFocus';
import type { PopoverProps } from './Popover';

/** Milliseconds that the pointer rests on the button, or is away from it, before anything happens. */
const HOVER_DELAY_MS = 100;

/** The popover itself, loaded when a reader reaches its button. */
export default function LoadedPopover({
  start,
  label,
  trigger,
  title,
  children,
  openOnHover = true,
  align = 'end',
  className,
  popupClassName,
}: PopoverProps & { start: IntentStart }) {
  const button = useTakeFocus(start);
  useRepeatHover(button, start);
  const openedBy = useRef<string>(undefined);

  /** A click on the button of a popover that the pointer has opened means to see it, not to close it. */
  function keepOpen(isOpen: boolean, change: Base.Root.ChangeEventDetails) {
    const isPress = change.reason === 'trigger-press';
    if (!isOpen && isPress && openedBy.current === 'trigger-hover') change.cancel();
    if (isOpen || isPress) openedBy.current = change.reason;
  }

  return (
    <Base.Root defaultOpen={start.isOpen} onOpenChange={keepOpen}>
      <Base.Trigger
        ref={button}
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
