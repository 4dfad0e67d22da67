import type { FetchFile } from './loadIndexes';

/**
 * The time without any data after which a download fails, in milliseconds. Slow downloads continue. The
 * dev server builds the index on the first request.
 */
export const STALLED_MS = process.env.NODE_ENV === 'development' ? 120_000 : 10_000;

/** Fetches files below an address. */
export function fetchBelow(root: string): FetchFile {
  return async (name, isFresh = false) => {
    const address = `${root}${name}`;
    const stalled = new AbortController();
    const give = () => stalled.abort(new DOMException(`${address} is stalled`, 'TimeoutError'));
    let timer = setTimeout(give, STALLED_MS);
    try {
      const { signal } = stalled;
      const answer = await fetch(address, isFresh ? { cache: 'reload', signal } : { signal });
      if (!answer.ok) throw new Error(`${address} responded with ${answer.status}`);
      const watched = answer.body?.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, stream) {
            clearTimeout(timer);
            timer = setTimeout(give, STALLED_MS);
            stream.enqueue(chunk);
          },
        }),
      );
      return new Uint8Array(await new Response(watched).arrayBuffer());
    } finally {
      clearTimeout(timer);
    }
  };
}
