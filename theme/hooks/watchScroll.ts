import { throttle } from './throttle';

/** The interval at which the scroll position is checked, in milliseconds. */
export const SCROLL_LOOK_MS = 200;

/**
 * Calls `work` while the page scrolls: immediately, then at most every `everyMs` milliseconds, and
 * once more when scrolling ends.
 *
 * @returns a function that stops it
 */
export function watchScroll(work: () => void, everyMs: number): () => void {
  const look = throttle(work, everyMs);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    window.removeEventListener('scroll', look);
    look.cancel();
  };
}
