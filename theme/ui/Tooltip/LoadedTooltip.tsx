import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { IntentStart } from '../intent/useIntent';
import { useRepeatHover } from '../intent/useRepeatHover';
import { useTakeFocus } from '../intent/useTakeFocus';
import type { TooltipProps } from './Tooltip';

/** The delay before hovering shows or hides the tooltip, in milliseconds. */
const HOVER_DELAY_MS = 100;

/** The tooltip, loaded on interaction with its element. */
export default function LoadedTooltip({
  start,
  title,
  side = 'top',
  children,
}: TooltipProps & { start: IntentStart }) {
  const button = useTakeFocus(start);
  useRepeatHover(button, start);
  return (
    <Base.Root>
      <Base.Trigger
        ref={button}
        delay={HOVER_DELAY_MS}
        closeDelay={HOVER_DELAY_MS}
        closeOnClick={false}
        render={children}
      />
      <Base.Portal>
        <Base.Positioner
          className="lt-tooltip__positioner"
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup className="lt-tooltip">{title}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
