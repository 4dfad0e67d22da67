import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Collects garbage now. libSQL only gives files back with the statement that failed on them, and has
 * nothing else to end one: a database that is locked for long would use up all files of the process.
 */
export async function collectGarbage(): Promise<void> {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  // A statement is free when the calls that used it have returned.
  await turn();
  collect();
  await turn();
}
