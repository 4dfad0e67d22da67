import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import './Tooltip.css';

/** Milliseconds that the pointer rests on the element, or is away from it, before anything happens. */
const HOVER_DELAY_MS = 100;

export interface TooltipProps {
  /** What the tooltip says. Without one there is no tooltip, only the element. */
  title?: ReactNode;
  /** @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The element that it explains. It needs a name of its own: touch screens show no tooltips. */
  children: ReactElement<Record<string, unknown>>;
}

/** A short explanation beside an element on hover and on keyboard focus. */
export function Tooltip({ title, side = 'top', children }: TooltipProps) {
  if (title === undefined || title === null || title === '') return children;
  return (
    <Base.Root>
      <Base.Trigger
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
