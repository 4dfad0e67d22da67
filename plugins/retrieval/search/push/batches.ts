/** The limits of a request. */
export interface BatchLimits {
  count: number;
  /** The size of the items as JSON, in bytes. */
  bytes: number;
}

/** Far below the limits of Typesense and Meilisearch, and large enough that few requests are needed. */
export const REQUEST_LIMITS: BatchLimits = { count: 1_000, bytes: 5_000_000 };

/** Splits items into batches, in order. An item that is larger than a batch is a batch by itself. */
export function batches<Item>(
  items: readonly Item[],
  { count, bytes }: BatchLimits = REQUEST_LIMITS,
): Item[][] {
  const all: Item[][] = [];
  let size = 0;
  for (const item of items) {
    const length = Buffer.byteLength(JSON.stringify(item));
    const last = all.at(-1);
    if (last && last.length < count && size + length <= bytes) {
      last.push(item);
      size += length;
    } else {
      all.push([item]);
      size = length;
    }
  }
  return all;
}
