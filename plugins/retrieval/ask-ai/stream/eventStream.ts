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

/** A chunk as an event. */
function eventOf(chunk: AnswerChunk): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/**
 * Chunks as the stream of events that the dialog reads. They are asked for one at a time, so that a
 * client that reads slowly does not fill the memory.
 *
 * @param onClose called once when the stream ends or the reader leaves, which also ends `chunks`
 */
export function eventStream(chunks: AsyncGenerator<AnswerChunk>, onClose: () => void): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next();
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
