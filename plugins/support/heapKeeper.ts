import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How much the heap may grow at least until its garbage is collected. */
const GROWTH_BYTES = 256 * 1024 * 1024;

/**
 * Of what is alive, how much the heap may grow by. To collect garbage, all that is alive is looked
 * at: after the same growth each time, that would be pages times pages.
 */
const GROWTH_SHARE = 0.5;

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
    const alive = used();
    most = alive + Math.max(GROWTH_BYTES, alive * GROWTH_SHARE);
    return true;
  };
}
