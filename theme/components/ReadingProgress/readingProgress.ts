/** The minimum height of a text with a progress bar, in window heights. */
const LONG_WINDOWS = 3;

/** The position of a text in the window, in pixels. */
export interface TextPlace {
  /** The scroll position of the page. */
  scrolled: number;
  /** The top and bottom of the text, relative to the top of the window. */
  top: number;
  bottom: number;
  windowHeight: number;
}

/**
 * Returns the progress in a long text, from 0 at the top of the page to 1 when the end of the text is
 * visible. Returns `undefined` for short texts.
 */
export function readingProgress(place: TextPlace): number | undefined {
  const { scrolled, top, bottom, windowHeight } = place;
  if (bottom - top <= LONG_WINDOWS * windowHeight) return undefined;
  const way = scrolled + bottom - windowHeight;
  return Math.min(Math.max(scrolled / way, 0), 1);
}
