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

/** How often to check whether another server has moved the database, and the interval in ms. */
const LOOKS = 20;
const LOOK_MS = 100;

/** Merges the journal into the database file. @throws if another program has the database open */
async function gather(file: string): Promise<void> {
  const client = createClient({ url: driverUrl(`file:${file}`) });
  try {
    // SQLite leaves WAL mode only if there is no other connection, after writing the journal to the file.
    await client.execute('PRAGMA journal_mode = DELETE');
  } catch (error) {
    // A damaged file is moved unchanged. The database handles the damage when it opens the file.
    if (databaseError(error).code === 'busy') throw error;
  } finally {
    client.close();
  }
}

/**
 * Links a file to a new name. Unlike a rename, this never overwrites a file of another server.
 *
 * @throws EEXIST if the name is taken
 */
function addName(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code) || existsSync(to)) throw error;
    // The file system does not support hard links.
    renameSync(from, to);
  }
}

function move(from: string, to: string): void {
  try {
    addName(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // On another file system, only a complete copy gets the final name.
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

/** Waits while the file is in use, possibly by another server that is moving it. @returns whether it was moved */
async function isMovedMeanwhile(earlier: string, file: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (existsSync(file) || !existsSync(earlier)) return true;
    await wait(LOOK_MS);
  }
  return false;
}

/**
 * Moves a database from the previous default location to the current one. If it is in use or cannot be moved, it is
 * used in place, so that no data is lost. Several servers may do this at the same time.
 *
 * @param log receives a message about the move
 * @returns the location to use
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
      // Opening a missing file has created an empty one.
      if (statSync(earlier, { throwIfNoEntry: false })?.size === 0) rmSync(earlier);
      return place;
    }
    log(
      `[ask-ai] the database ${earlier} is used in place, because it cannot be moved to ${file}: ${(error as Error).message}`,
    );
    return { ...place, url: `file:${earlier}` };
  }
}
