import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRunning, thisProcess } from '../../support/runningProcess';
import { CutError } from './options';

/** The folder of a running cut, inside the folder of the docs. */
export const CUT_FOLDER = '.cut';

const JOURNAL = 'journal.json';

const schema = z.object({
  version: z.string(),
  by: z.object({ pid: z.number(), started: z.string() }),
  /** Files to write, with their text before and after the cut. */
  files: z.array(z.object({ file: z.string(), before: z.string(), after: z.string() })),
  /** Folders to move away. */
  moved: z.array(z.object({ from: z.string(), to: z.string() })),
  /** The folder of the new version, and the folder that it is copied from. */
  copy: z.object({ from: z.string(), to: z.string() }),
});

/** The planned changes of a cut, which are written before it starts so that the next cut can undo them. */
export type CutJournal = z.infer<typeof schema>;

/** Writes the planned changes of a cut to an empty folder. */
export function beginJournal(folder: string, plan: Omit<CutJournal, 'by'>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const begun = path.join(folder, `${JOURNAL}.part`);
  writeFileSync(begun, JSON.stringify({ ...plan, by: thisProcess() }));
  renameSync(begun, path.join(folder, JOURNAL));
}

/** Removes the journal of a cut that is complete or was undone. */
export function endJournal(folder: string): void {
  rmSync(path.join(folder, JOURNAL), { force: true });
  rmSync(folder, { recursive: true, force: true });
}

function readJournal(folder: string): CutJournal | undefined {
  const file = path.join(folder, JOURNAL);
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CutError([
      `a cut was interrupted, and ${file} cannot be read → restore the docs and the configuration from version control, and remove ${folder}`,
    ]);
  }
}

/** Returns copied files that differ from their originals, because they were edited after the cut. */
function changedCopies({ copy: { from, to }, files }: CutJournal): string[] {
  if (!existsSync(to)) return [];
  return readdirSync(to, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '_nav.json')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => {
      const original = path.join(from, path.relative(to, file));
      const before = files.find((one) => one.file === original)?.before;
      if (before !== undefined) return readFileSync(file, 'utf8') !== before;
      return !existsSync(original) || !readFileSync(original).equals(readFileSync(file));
    });
}

/** Returns the files that were changed after the cut was interrupted, and whose changes would be lost. */
function changedSince({ files, ...journal }: CutJournal): string[] {
  const written = files.filter(({ file, before, after }) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    // The cut may have been interrupted while writing the file.
    return text !== before && (text === undefined || !after.startsWith(text));
  });
  return [...written.map(({ file }) => file), ...changedCopies({ files, ...journal })];
}

/**
 * Undoes the changes of a killed cut.
 *
 * @returns the version of that cut, if there was one
 * @throws {CutError} naming another cut that is still running, or files that were changed since
 */
export function undoCut(folder: string, cwd: string): string | undefined {
  const journal = readJournal(folder);
  if (!journal) {
    endJournal(folder);
    return undefined;
  }
  const { version, by, files, moved, copy } = journal;
  if (isRunning(by)) {
    throw new CutError([`another cut is under way: process ${by.pid} → wait for it, or stop it`]);
  }
  for (const { from, to } of moved) {
    if (existsSync(to) && !existsSync(from)) renameSync(to, from);
  }
  const changed = changedSince(journal).map((file) => path.relative(cwd, file));
  if (changed.length > 0) {
    const name = path.relative(cwd, folder);
    throw new CutError(
      changed.map(
        (file) =>
          `${file} was changed after a cut of ${version} was interrupted → restore it from version control, or remove ${name} to keep everything as it is now`,
      ),
    );
  }
  for (const { file, before } of files) writeFileSync(file, before);
  rmSync(copy.to, { recursive: true, force: true });
  endJournal(folder);
  return version;
}
