/** The last scroll position, and whether the navbar is hidden. */
export interface ScrollState {
  y: number;
  isAway: boolean;
}

/** The minimum scroll distance in pixels, so that small finger movements have no effect. */
const THRESHOLD_PX = 8;

/** Returns the next state: scrolling down past the navbar hides it, and scrolling up shows it. */
export function nextScrollState(
  { y: lastY, isAway }: ScrollState,
  y: number,
  navHeight: number,
): ScrollState {
  if (y <= navHeight) return { y, isAway: false };
  if (Math.abs(y - lastY) < THRESHOLD_PX) return { y: lastY, isAway };
  return { y, isAway: y > lastY };
}

/** When the navbar can be hidden. `auto` is Rspress's name for `mobile`. */
export type HideSetting = 'always' | 'mobile' | 'auto' | 'never';

/** Returns whether the navbar can be hidden in this window. */
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
