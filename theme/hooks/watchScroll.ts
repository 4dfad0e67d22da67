import { throttle } from './throttle';

/** The interval at which the scroll position is checked, in milliseconds. */
export const SCROLL_INTERVAL_MS = 200;

/**
 * Calls `work` while the page scrolls: immediately, then at most every `everyMs` milliseconds, and
 * once more when scrolling ends.
 *
 * @returns a function that stops it
 */
export function watchScroll(work: () => void, everyMs: number): () => void {
  const throttled = throttle(work, everyMs);
  window.addEventListener('scroll', throttled, { passive: true });
  return () => {
    window.removeEventListener('scroll', throttled);
    throttled.cancel();
  };
}
