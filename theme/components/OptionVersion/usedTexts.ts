import type { UsedMark } from './usedVersion';
import type { usedVersionStrings } from './usedVersionStrings';

/** What a mark says, with the version of the reader in it. */
export const USED_TEXTS = {
  absent: 'usesAbsent',
  present: 'usesPresent',
} as const satisfies Record<UsedMark, keyof typeof usedVersionStrings>;
