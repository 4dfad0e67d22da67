import { statfsSync } from 'node:fs';
import path from 'node:path';
import type { OutputPaths } from '../../support/outputPaths';

/** The number of free bytes below which a disk counts as full. */
const FULL_BYTES = 1024 * 1024;

const REMEDIES: Record<string, string> = {
  ENOSPC: 'free up space on that disk',
  EROFS: 'that disk is read-only: choose another outDir',
  EACCES: 'give this user write permission there, or choose another outDir',
  EPERM: 'give this user write permission there, or choose another outDir',
};

/** Returns the remedy for a disk error. */
export function remedyOf(error: unknown): string {
  return REMEDIES[(error as NodeJS.ErrnoException).code ?? ''] ?? 'check that folder';
}

/** Returns the free space on the disk of a folder, or infinity if it is unknown. */
function bytesOn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Returns additional information for maintainers after a failed build.
 *
 * @param hadOutput whether there was an output before the build
 */
export function failureLines(
  { target, work }: OutputPaths,
  hadOutput: boolean,
  freeBytes: (folder: string) => number = bytesOn,
): string[] {
  const name = path.relative('', target) || target;
  return [
    ...(freeBytes(work) < FULL_BYTES
      ? [
          `[output] the disk that contains ${work} is full → free up space: a build needs room for a second copy of the output`,
        ]
      : []),
    ...(hadOutput ? [`[output] the build failed; ${name} is unchanged`] : []),
  ];
}
