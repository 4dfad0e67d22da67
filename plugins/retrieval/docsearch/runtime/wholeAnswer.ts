import { AskFailure } from './askFailure';

/** The end of an answer: the last of its events. */
const END = /"type":\s*"(?:finish|error|abort)"|^data: \[DONE\]/m;

/** How much of an answer's end is kept to look for its last event, in characters. */
const KEPT = 2000;

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** How long a server may be silent, in ms: it sends a sign of life every 15 seconds, which a proxy may hold back. */
export const SILENCE_MS = 90_000;

/** What comes in time. @throws {AskFailure} if nothing does */
async function inTime<Value>(coming: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AskFailure('interrupted')), SILENCE_MS);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

/**
 * A stream of events that fails when it breaks off, or brings nothing any more. A proxy that is restarted ends the connection
 * as a server does, and half an answer would look like a whole one.
 */
export function wholeAnswer(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let end = '';
  return new ReadableStream({
    async pull(stream) {
      try {
        const { done, value } = await inTime(reader.read());
        if (!done) {
          end = (end + decoder.decode(value, { stream: true })).slice(-KEPT);
          stream.enqueue(value);
        } else if (END.test(end)) stream.close();
        else stream.error(new AskFailure('interrupted'));
      } catch (error) {
        void reader.cancel().catch(() => {});
        stream.error(isAbort(error) ? error : new AskFailure('interrupted', error));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
