import process from 'node:process';
import { closeDatabase } from '../store/openDatabase';
import { deleteBefore } from '../store/statements';
import { openFromEnvironment, runCommand } from './openFromEnvironment';
import { readPurgeArguments } from './readArguments';

await runCommand(async () => {
  const before = readPurgeArguments(process.argv.slice(2));
  const client = await openFromEnvironment();
  const count = await deleteBefore(client, before);
  // What is deleted shall not be found in the file either.
  if (client.protocol === 'file') await client.execute('VACUUM');
  await closeDatabase(client);
  return count === 1 ? '1 question deleted.' : `${count} questions deleted.`;
});
