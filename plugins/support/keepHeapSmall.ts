import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How much the heap may grow until its garbage is collected. */
const GROWTH_BYTES = 256 * 1024 * 1024;

let most = GROWTH_BYTES;
let collect: (() => void) | undefined;

/**
 * Collects garbage when the heap has grown. Nearly all that a build makes of a page is garbage a moment
 * later, and on a machine with much memory V8 lets a gigabyte of it lie.
 *
 * @param used how much is on the heap now, in bytes
 * @returns whether it has collected
 */
export function keepHeapSmall(used = () => getHeapStatistics().used_heap_size): boolean {
  if (used() < most) return false;
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
  most = used() + GROWTH_BYTES;
  return true;
}
