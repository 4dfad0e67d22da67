import { throttle } from './throttle';

/** Milliseconds between two looks at what the reader has scrolled to. */
export const SCROLL_LOOK_MS = 200;

/**
 * Does some work while the page scrolls: at once, then at most every `everyMs` milliseconds, and
 * once more where the scrolling ends.
 *
 * @returns a function that ends it
 */
export function watchScroll(work: () => void, everyMs: number): () => void {
  const look = throttle(work, everyMs);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    window.removeEventListener('scroll', look);
    look.cancel();
  };
}
