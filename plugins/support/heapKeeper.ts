import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How much the heap may grow until its garbage is collected. */
const GROWTH_BYTES = 256 * 1024 * 1024;

const usedNow = () => getHeapStatistics().used_heap_size;

let collect: (() => void) | undefined;

function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}

/**
 * Returns a function that collects garbage when the heap has grown since it did so last, and says whether
 * it has. Nearly all that a build makes of a page is garbage a moment later, and on a machine with much
 * memory V8 lets a gigabyte of it lie.
 *
 * @param used how much is on the heap, in bytes
 */
export function heapKeeper(used = usedNow): () => boolean {
  let most = GROWTH_BYTES;
  return () => {
    if (used() < most) return false;
    collectGarbage();
    most = used() + GROWTH_BYTES;
    return true;
  };
}
