import { AskFailure } from './askFailure';

/** The last event of an answer. */
const END = /"type":\s*"(?:finish|error|abort)"|^data: \[DONE\]/m;

/** The number of characters at the end of an answer that are searched for its last event. */
const KEPT = 2000;

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The maximum silence of a server, in ms. It sends a comment every 15 seconds, which a proxy may delay. */
export const SILENCE_MS = 90_000;

/** Reads the next chunk. @throws {AskFailure} if none arrives in time */
async function inTime<Value>(coming: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AskFailure('interrupted')), SILENCE_MS);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

/**
 * Creates an event stream that fails if it is interrupted or stalls. When a proxy restarts, it closes the connection
 * like a server that has finished, and half an answer would look complete.
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
