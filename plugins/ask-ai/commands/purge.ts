import process from 'node:process';
import { createAskStore } from '../store/askStore';
import { openFromEnvironment, runCommand } from './openFromEnvironment';
import { readPurgeArguments } from './readArguments';

await runCommand(async () => {
  const before = readPurgeArguments(process.argv.slice(2));
  const client = await openFromEnvironment();
  const store = createAskStore(client, console.error);
  const count = await store.deleteBefore(before);
  // What is deleted shall not be found in the file either.
  if (client.protocol === 'file') await client.execute('VACUUM');
  await store.close();
  return count === 1 ? '1 question deleted.' : `${count} questions deleted.`;
});
