import { flushSync } from 'react-dom';
import './revealAppearance.css';

const CHANGING_CLASS = 'lt-appearance-change';

/** Returns the origin of the animation: the pointer, or else the corner with the switch. */
function originOf(event: Event | undefined): { x: number; y: number } {
  const isPointer = event instanceof MouseEvent && event.detail > 0;
  return isPointer ? { x: event.clientX, y: event.clientY } : { x: window.innerWidth, y: 0 };
}

/**
 * Changes the appearance in a view transition. Without support or with reduced motion, changes it at
 * once.
 */
export function revealAppearance(change: () => void, event?: Event): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || typeof document.startViewTransition !== 'function') {
    change();
    return;
  }
  const root = document.documentElement;
  const { x, y } = originOf(event);
  root.style.setProperty('--lt-reveal-x', `${x}px`);
  root.style.setProperty('--lt-reveal-y', `${y}px`);
  root.classList.add(CHANGING_CLASS);
  const end = () => root.classList.remove(CHANGING_CLASS);
  document.startViewTransition(() => flushSync(change)).finished.then(end, end);
}
