import { closeDatabase } from '../store/openDatabase';
import { deleteBefore } from '../store/statements';
import { openFromEnvironment } from './openFromEnvironment';

/**
 * Deletes the questions before a moment.
 *
 * @param before in ms since 1970
 * @returns how many were deleted, as a sentence
 */
export async function askPurge(before: number): Promise<string> {
  const client = await openFromEnvironment();
  const count = await deleteBefore(client, before);
  // What is deleted shall not be found in the file either.
  if (client.protocol === 'file') await client.execute('VACUUM');
  await closeDatabase(client);
  return count === 1 ? '1 question deleted.' : `${count} questions deleted.`;
}
