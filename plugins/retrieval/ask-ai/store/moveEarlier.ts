import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { createClient } from '@libsql/client';
import { databaseError } from './databaseErrors';
import { driverUrl, fileOf, partsOf } from './databaseFiles';
import type { DatabasePlace } from './openDatabase';

/** So often, and so many milliseconds later, it is looked whether another server has moved the database. */
const LOOKS = 20;
const LOOK_MS = 100;

/** Makes one file of a database and what is beside it. @throws while another program has it open */
async function gather(file: string): Promise<void> {
  const client = createClient({ url: driverUrl(`file:${file}`) });
  try {
    // SQLite gives this mode up only for a single user, after writing everything into the file.
    await client.execute('PRAGMA journal_mode = DELETE');
  } catch (error) {
    // A damaged file moves as it is, and is dealt with at its new place.
    if (databaseError(error).code === 'busy') throw error;
  } finally {
    client.close();
  }
}

/**
 * Gives a file a name that nothing has: a rename would take the place of what another server has put there.
 *
 * @throws EEXIST if it is taken
 */
function addName(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code) || existsSync(to)) throw error;
    // A disk without second names.
    renameSync(from, to);
  }
}

function move(from: string, to: string): void {
  try {
    addName(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // Another disk: the name is only given to a file that is complete.
    const part = `${to}.part-${process.pid}-${threadId}`;
    copyFileSync(from, part);
    try {
      addName(part, to);
    } finally {
      rmSync(part, { force: true });
    }
  }
  rmSync(from, { force: true });
}

/** Waits while it is in use, perhaps by another server that moves it too. @returns whether one has */
async function isMovedMeanwhile(earlier: string, file: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (existsSync(file) || !existsSync(earlier)) return true;
    await wait(LOOK_MS);
  }
  return false;
}

/**
 * Moves a database from where it was by default to where it is now. One that is in use or cannot be
 * moved stays and is used there: nothing of it is lost. Several servers may do it at once.
 *
 * @param log takes what was done
 * @returns the place to use
 */
export async function moveEarlier(
  { earlier, ...place }: DatabasePlace,
  log: (text: string) => void,
): Promise<DatabasePlace> {
  const file = fileOf(place.url);
  if (!earlier || file === undefined || !existsSync(earlier)) return place;
  if (existsSync(file)) {
    log(`[ask-ai] the database is ${file} → ${earlier}, its previous location, is not used`);
    return place;
  }
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    await gather(earlier);
    for (const part of partsOf(earlier))
      move(
        part,
        part.replace(earlier, () => file),
      );
    log(
      `[ask-ai] the database ${earlier} was moved to ${file}, so that cleaning the working copy does not remove it`,
    );
    return place;
  } catch (error) {
    if (await isMovedMeanwhile(earlier, file)) {
      // To look into a file that is gone makes one.
      if (statSync(earlier, { throwIfNoEntry: false })?.size === 0) rmSync(earlier);
      return place;
    }
    log(
      `[ask-ai] the database ${earlier} is used in place, because it cannot be moved to ${file}: ${(error as Error).message}`,
    );
    return { ...place, url: `file:${earlier}` };
  }
}
