import type { UsedMark } from './usedVersion';
import type { usedVersionStrings } from './usedVersionStrings';

/** The text keys of the marks. The texts contain the reader's version. */
export const USED_TEXTS = {
  absent: 'usesAbsent',
  present: 'usesPresent',
} as const satisfies Record<UsedMark, keyof typeof usedVersionStrings>;
