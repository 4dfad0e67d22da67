import { closeDatabase } from '../store/openDatabase';
import { deleteBefore } from '../store/statements';
import { openFromEnvironment } from './openFromEnvironment';

/**
 * Deletes the questions that were asked before a point in time.
 *
 * @param before in ms since 1970
 * @returns a sentence with the number of deleted questions
 */
export async function askPurge(before: number): Promise<string> {
  const client = await openFromEnvironment();
  const count = await deleteBefore(client, before);
  // Without VACUUM, the file would still contain the deleted text.
  if (client.protocol === 'file') await client.execute('VACUUM');
  await closeDatabase(client);
  return count === 1 ? '1 question deleted.' : `${count} questions deleted.`;
}
