/** How much goes into one request. */
export interface BatchLimits {
  count: number;
  /** Of the items as JSON. */
  bytes: number;
}

/** Far below what Typesense and Meilisearch take, and enough that requests are few. */
export const REQUEST_LIMITS: BatchLimits = { count: 1_000, bytes: 5_000_000 };

/** The items in their order, in batches; an item that is larger than a batch has one of its own. */
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
