import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listFiles } from '../../serving/server/server/listFiles';
import { isHashedFile } from '../../serving/server/shared/hashedFiles';

/** How long hashed files of earlier builds are kept for open tabs. */
export interface KeepOldFiles {
  /** The number of days for which a replaced file is kept. With 0, no replaced files are kept. @default 7 */
  days?: number;
  /**
   * The maximum number of later builds for which a replaced file is kept, so that the output does not
   * keep growing if you build often.
   * @default 5
   */
  builds?: number;
}

export const KEEP_OLD_FILES = { days: 7, builds: 5 } as const satisfies KeepOldFiles;

/**
 * The file that each build writes to its output. It allows the next build to recognize the folder
 * and the files of earlier builds. Dot-files are never served.
 */
export const BUILD_FILE = '.lectern-build.json';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The files that one build replaced. Generations are sorted with the newest first. */
const generation = z.object({ replaced: z.iso.datetime(), files: z.array(z.string()) });
const schema = z.object({ oldFiles: z.array(generation) });
type Generation = z.infer<typeof generation>;

/** Reads which files of an output belong to earlier builds. An unreadable list is ignored. */
function readGenerations(folder: string): Generation[] {
  try {
    return schema.parse(JSON.parse(readFileSync(path.join(folder, BUILD_FILE), 'utf8'))).oldFiles;
  } catch {
    return [];
  }
}

/** Returns the hashed files of the last build itself, without those of earlier builds. */
function ownHashedFiles(folder: string, generations: readonly Generation[]): string[] {
  if (!existsSync(folder)) return [];
  const kept = new Set(generations.flatMap(({ files }) => files));
  return listFiles(folder)
    .map(({ name }) => name)
    .filter((name) => isHashedFile(name) && !kept.has(name));
}

/** Creates a hard link to a file, or a copy if the disk does not support links. */
function place(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Adds the hashed files of the previous output to the new one, including those of earlier builds
 * that have not expired.
 *
 * @param now the time of the build, in ms
 */
export function keepOldFiles(
  previous: string,
  next: string,
  { days, builds }: Required<KeepOldFiles>,
  now = Date.now(),
): void {
  const earlier = readGenerations(previous);
  const replaced = new Date(now).toISOString();
  const oldFiles = [{ replaced, files: ownHashedFiles(previous, earlier) }, ...earlier]
    .map((made) => ({
      ...made,
      files: made.files.filter(
        (name) => !existsSync(path.join(next, name)) && existsSync(path.join(previous, name)),
      ),
    }))
    .filter(({ files }) => files.length > 0)
    .filter((made) => now - Date.parse(made.replaced) < days * DAY_MS)
    .slice(0, builds);
  for (const name of oldFiles.flatMap(({ files }) => files)) {
    place(path.join(previous, name), path.join(next, name));
  }
  writeFileSync(path.join(next, BUILD_FILE), `${JSON.stringify({ oldFiles })}\n`);
}
