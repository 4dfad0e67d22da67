/** A text that takes fewer windows has no need to say how far it is read. */
const LONG_WINDOWS = 3;

/** A text in the window, in pixels. */
export interface TextPlace {
  /** How far the page is scrolled. */
  scrolled: number;
  /** Where the text begins and ends, from the top of the window. */
  top: number;
  bottom: number;
  windowHeight: number;
}

/** How much of a long text is read, from 0 at the top of the page to 1 with the end of the text in the window. */
export function readingProgress(place: TextPlace): number | undefined {
  const { scrolled, top, bottom, windowHeight } = place;
  if (bottom - top <= LONG_WINDOWS * windowHeight) return undefined;
  const way = scrolled + bottom - windowHeight;
  return Math.min(Math.max(scrolled / way, 0), 1);
}
