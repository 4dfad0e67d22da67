import { COMMON_HEADERS } from '../../../serving/server/shared/securityHeaders';
import type { AnswerChunk } from './chunks';

const HEADERS = {
  ...COMMON_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Otherwise, buffering proxies would delay the text.
  'x-accel-buffering': 'no',
};

const encoder = new TextEncoder();

/**
 * The time without a chunk after which a comment is sent, in ms. Proxies and the server itself close connections that
 * are idle for 60 seconds.
 */
const KEEP_ALIVE_MS = 15_000;
/** A comment, which clients ignore. */
const KEEP_ALIVE = encoder.encode(': the answer is under way\n\n');

/** Returns the value of a promise, or `undefined` after a timeout. */
function within<Value>(coming: Promise<Value>, ms: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

/** Formats a chunk as an event. */
function eventOf(chunk: AnswerChunk): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/**
 * Creates the event stream that the dialog reads. Chunks are pulled one at a time, so that a slow client does not
 * fill the memory.
 *
 * @param onClose called once when the stream ends or the reader leaves, which also ends `chunks`
 * @param keepAliveMs the time until a comment is sent, for tests
 */
export function eventStream(
  chunks: AsyncGenerator<AnswerChunk>,
  onClose: () => void,
  keepAliveMs = KEEP_ALIVE_MS,
): Response {
  let coming: Promise<IteratorResult<AnswerChunk>> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        coming ??= chunks.next();
        const next = await within(coming, keepAliveMs);
        if (!next) return controller.enqueue(KEEP_ALIVE);
        coming = undefined;
        if (!next.done) return controller.enqueue(encoder.encode(eventOf(next.value)));
        onClose();
        controller.close();
      },
      cancel() {
        onClose();
        void chunks.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(body, { headers: HEADERS });
}
