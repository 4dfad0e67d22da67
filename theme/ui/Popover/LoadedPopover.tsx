import { Popover as Base } from '@base-ui/react/popover';
import clsx from 'clsx';
import { useClosePopup } from '../../hooks/useClosePopup';
import type { IntentStart } from '../intent/useIntent';
import { useOpenedBy } from '../intent/useOpenedBy';
import { useRepeatHover } from '../intent/useRepeatHover';
import { useTakeFocus } from '../intent/useTakeFocus';
import type { PopoverProps } from './Popover';

/** The delay before hovering opens or closes the panel, in milliseconds. */
const HOVER_DELAY_MS = 100;

/** The popover, loaded on interaction with its button. */
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
  const { keepOpen } = useOpenedBy();
  const actions = useClosePopup();

  return (
    <Base.Root actionsRef={actions} defaultOpen={start.isOpen} onOpenChange={keepOpen}>
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
