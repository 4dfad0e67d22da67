import { cloneElement, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import { useIntent } from '../intent/useIntent';
import './Tooltip.css';

type Handlers = Partial<
  Record<
    'onPointerEnter' | 'onFocus' | 'onPointerDown' | 'onKeyDown',
    (event: SyntheticEvent) => void
  >
>;

/** The props of `Tooltip`. */
export interface TooltipProps {
  /** The text of the tooltip. Without it, only the element is shown. */
  title?: ReactNode;
  /** The side of the element on which the tooltip appears. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * The button that the tooltip explains. It needs its own accessible name, because touch screens
   * do not show tooltips. A `ref` on it is not kept.
   */
  children: ReactElement<Handlers>;
}

/** A short explanation next to a button, shown on hover and on keyboard focus. */
export function Tooltip(props: TooltipProps) {
  const { loaded, buttonProps } = useIntent<TooltipProps>(() => import('./LoadedTooltip'));
  const { title, children } = props;
  if (title === undefined || title === null || title === '') return children;
  if (loaded) return <loaded.Part {...props} start={loaded.start} />;
  const { ref, type: _, onClick: __, ...reach } = buttonProps;
  const handlers = Object.entries(reach).map(([name, look]) => [
    name,
    (event: SyntheticEvent) => {
      children.props[name as keyof Handlers]?.(event);
      (look as (event: SyntheticEvent) => void)(event);
    },
  ]);
  return cloneElement<Record<string, unknown>>(children, { ref, ...Object.fromEntries(handlers) });
}
