import type { TextKey } from './texts';

/** What decides whether the bundler can run here. */
export interface Surroundings {
  hasEngine: boolean;
  isIsolated: boolean;
  /** Whether the screen is narrow, or touched and not pointed at. */
  isSmall: boolean;
}

/** Why nothing can be built here, as the key of a text; nothing where it can. */
export function whyNot({ hasEngine, isIsolated, isSmall }: Surroundings): TextKey | undefined {
  if (!hasEngine) return 'noFiles';
  if (isSmall) return 'smallScreen';
  return isIsolated ? undefined : 'notIsolated';
}

/** Below this width there is no room for code beside its result. */
const SMALL = '(max-width: 767px), (pointer: coarse) and (hover: none)';

export function surroundings(hasEngine: boolean): Surroundings {
  return {
    hasEngine,
    isIsolated: window.crossOriginIsolated === true,
    isSmall: window.matchMedia(SMALL).matches,
  };
}
