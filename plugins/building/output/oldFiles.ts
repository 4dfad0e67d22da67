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

/** How long hashed files of earlier builds stay, for tabs that were opened before. */
export interface KeepOldFiles {
  /** The number of days for which a replaced file is kept. With 0, none are kept. @default 7 */
  days?: number;
  /**
   * The maximum number of later builds for which a replaced file is kept, so that frequent builds
   * do not make the output grow.
   * @default 5
   */
  builds?: number;
}

export const KEEP_OLD_FILES = { days: 7, builds: 5 } as const satisfies KeepOldFiles;

/**
 * The file that each build leaves in its output: the next one knows the folder for its own by it, and
 * which files are of earlier builds. Dot-files are never served.
 */
export const BUILD_FILE = '.lectern-build.json';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Files that one build has replaced, the newest build first. */
const generation = z.object({ replaced: z.iso.datetime(), files: z.array(z.string()) });
const schema = z.object({ oldFiles: z.array(generation) });
type Generation = z.infer<typeof generation>;

/** What an output says of its old files; one that cannot be read is of no use and no harm. */
function readGenerations(folder: string): Generation[] {
  try {
    return schema.parse(JSON.parse(readFileSync(path.join(folder, BUILD_FILE), 'utf8'))).oldFiles;
  } catch {
    return [];
  }
}

/** The files that the build of an output made under names that hold a hash, without those it kept. */
function ownHashedFiles(folder: string, generations: readonly Generation[]): string[] {
  if (!existsSync(folder)) return [];
  const kept = new Set(generations.flatMap(({ files }) => files));
  return listFiles(folder)
    .map(({ name }) => name)
    .filter((name) => isHashedFile(name) && !kept.has(name));
}

/** A second name for a file, or a copy where the disk has no such thing. */
function place(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Gives a new output the hashed files of the one that it replaces, and those that were kept in it,
 * until their time is over.
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
