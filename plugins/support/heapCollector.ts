import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The minimum growth of the heap before garbage is collected, in bytes. */
const GROWTH_BYTES = 256 * 1024 * 1024;

/**
 * The growth before garbage is collected, as a share of the live heap. A collection traverses all live objects, so
 * with a constant growth the total time would be quadratic in the number of pages.
 */
const GROWTH_SHARE = 0.5;

const usedNow = () => getHeapStatistics().used_heap_size;

let collect: (() => void) | undefined;

/** Collects garbage. Useful between two steps of a build, when the objects of the first one are no longer needed. */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}

/**
 * Creates a function that collects garbage if the heap has grown enough since the last collection, and returns
 * whether it did. Nearly all objects of a page become garbage at once, and on a machine with much memory V8 lets a
 * gigabyte of it accumulate.
 *
 * @param used returns the size of the heap, in bytes
 */
export function heapCollector(used = usedNow): () => boolean {
  let most = GROWTH_BYTES;
  return () => {
    if (used() < most) return false;
    collectGarbage();
    const alive = used();
    most = alive + Math.max(GROWTH_BYTES, alive * GROWTH_SHARE);
    return true;
  };
}

/**
 * Collects garbage if the heap has grown enough since the last collection. A build calls it for each page that it reads
 * or renders.
 */
export const keepHeapSmall = heapCollector();
