import { COMMON_HEADERS } from '../../../serving/server/shared/securityHeaders';
import type { AnswerChunk } from './chunks';

const HEADERS = {
  ...COMMON_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies that collect answers would hold the words back.
  'x-accel-buffering': 'no',
};

const encoder = new TextEncoder();

/**
 * After so many milliseconds without a chunk, a comment is sent: a proxy, or the server itself, would
 * take a connection on which nothing moves for 60 seconds for a dead one.
 */
const BEAT_MS = 15_000;
/** What a client that reads events leaves out. */
const BEAT = encoder.encode(': the answer is under way\n\n');

/** What comes within a time, or `undefined`. */
function within<Value>(coming: Promise<Value>, ms: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

/** A chunk as an event. */
function eventOf(chunk: AnswerChunk): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/**
 * Chunks as the stream of events that the dialog reads. They are asked for one at a time, so that a
 * client that reads slowly does not fill the memory.
 *
 * @param onClose called once when the stream ends or the reader leaves, which also ends `chunks`
 * @param beatMs for tests
 */
export function eventStream(
  chunks: AsyncGenerator<AnswerChunk>,
  onClose: () => void,
  beatMs = BEAT_MS,
): Response {
  let coming: Promise<IteratorResult<AnswerChunk>> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        coming ??= chunks.next();
        const next = await within(coming, beatMs);
        if (!next) return controller.enqueue(BEAT);
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
