/** Where the page was scrolled to, and whether the navbar has gone. */
export interface ScrollState {
  y: number;
  isAway: boolean;
}

/** Pixels that a reader scrolls before it counts, so that a trembling finger changes nothing. */
const THRESHOLD_PX = 8;

/** The navbar goes when the reader scrolls down past it, and returns when he scrolls up. */
export function nextScrollState(
  { y: lastY, isAway }: ScrollState,
  y: number,
  navHeight: number,
): ScrollState {
  if (y <= navHeight) return { y, isAway: false };
  if (Math.abs(y - lastY) < THRESHOLD_PX) return { y: lastY, isAway };
  return { y, isAway: y > lastY };
}

/** When the navbar may go: `auto` is Rspress's name for `mobile`. */
export type HideSetting = 'always' | 'mobile' | 'auto' | 'never';

/** Whether the navbar may go in this window. */
export function mayHide(setting: HideSetting, isPhone: boolean): boolean {
  switch (setting) {
    case 'always':
      return true;
    case 'mobile':
    case 'auto':
      return isPhone;
    case 'never':
      return false;
  }
}
