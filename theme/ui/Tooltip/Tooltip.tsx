import {
  cloneElement,
  type FocusEventHandler,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useIntent } from '../intent/useIntent';
import './Tooltip.css';

export interface TooltipProps {
  /** What the tooltip says. Without one there is no tooltip, only the element. */
  title?: ReactNode;
  /** @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * The button that it explains. It needs a name of its own, since touch screens show no tooltips;
   * a `ref` on it is not kept.
   */
  children: ReactElement<{ onPointerEnter?: PointerEventHandler; onFocus?: FocusEventHandler }>;
}

/** A short explanation beside a button on hover and on keyboard focus. */
export function Tooltip(props: TooltipProps) {
  const { loaded, buttonProps } = useIntent<TooltipProps>(() => import('./LoadedTooltip'));
  const { title, children } = props;
  if (title === undefined || title === null || title === '') return children;
  if (loaded) return <loaded.Part {...props} start={loaded.start} />;
  const { ref, onPointerEnter, onFocus } = buttonProps;
  return cloneElement<Record<string, unknown>>(children, {
    ref,
    onPointerEnter: ((event) => {
      children.props.onPointerEnter?.(event);
      onPointerEnter();
    }) satisfies PointerEventHandler,
    onFocus: ((event) => {
      children.props.onFocus?.(event);
      onFocus();
    }) satisfies FocusEventHandler,
  });
}
