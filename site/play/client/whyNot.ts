import type { TextKey } from './texts';

/** The conditions for running the bundler. */
export interface Surroundings {
  hasEngine: boolean;
  isIsolated: boolean;
  /** Whether the screen is narrow, or a touchscreen is the only pointer. */
  isSmall: boolean;
}

/** The text with the reason why builds are not possible, or `undefined` if they are. */
export function whyNot({ hasEngine, isIsolated, isSmall }: Surroundings): TextKey | undefined {
  if (!hasEngine) return 'noFiles';
  if (isSmall) return 'smallScreen';
  return isIsolated ? undefined : 'notIsolated';
}

/** Narrow screens have no room for code beside its result, and touch devices have too little memory. */
const SMALL = '(max-width: 767px), (pointer: coarse) and (hover: none)';

export function surroundings(hasEngine: boolean): Surroundings {
  return {
    hasEngine,
    isIsolated: window.crossOriginIsolated === true,
    isSmall: window.matchMedia(SMALL).matches,
  };
}
