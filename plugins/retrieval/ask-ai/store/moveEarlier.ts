import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { databaseError } from './databaseErrors';
import { fileOf, partsOf } from './databaseFiles';
import type { DatabasePlace } from './openDatabase';

/** Makes one file of a database and what is beside it. @throws while another program has it open */
async function gather(file: string): Promise<void> {
  const client = createClient({ url: `file:${file}` });
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

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // Another disk: the name is only given to a file that is complete.
    copyFileSync(from, `${to}.part`);
    renameSync(`${to}.part`, to);
    rmSync(from);
  }
}

/**
 * Moves a database from where it was by default to where it is now. One that is in use or cannot be
 * moved stays and is used there: nothing of it is lost.
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
    log(`[ask-ai] the database is ${file} → ${earlier}, where it was before, is not used`);
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
      `[ask-ai] the database ${earlier} was moved to ${file}, which no clean-up of the checkout removes`,
    );
    return place;
  } catch (error) {
    log(
      `[ask-ai] the database ${earlier} is used where it is, it cannot be moved to ${file}: ${(error as Error).message}`,
    );
    return { ...place, url: `file:${earlier}` };
  }
}
