import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Collects garbage now. libSQL releases file handles only with the statement that failed on them, and has no other
 * way to close one. A long lock on the database would exhaust the file handles of the process.
 */
export async function collectGarbage(): Promise<void> {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  // A statement can be collected after the calls that used it have returned.
  await turn();
  collect();
  await turn();
}
