import { AskFailure } from './askFailure';

/** The end of an answer: the last of its events. */
const END = /"type":\s*"(?:finish|error|abort)"|^data: \[DONE\]/m;

/** How much of an answer's end is kept to look for its last event, in characters. */
const KEPT = 2000;

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * A stream of events that fails when it breaks off. A proxy that is restarted ends the connection
 * as a server does, and half an answer would look like a whole one.
 */
export function wholeAnswer(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let end = '';
  return new ReadableStream({
    async pull(stream) {
      try {
        const { done, value } = await reader.read();
        if (!done) {
          end = (end + decoder.decode(value, { stream: true })).slice(-KEPT);
          stream.enqueue(value);
        } else if (END.test(end)) stream.close();
        else stream.error(new AskFailure('interrupted'));
      } catch (error) {
        stream.error(isAbort(error) ? error : new AskFailure('interrupted', error));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
