import { setImmediate as turn } from 'node:timers/promises';

/** The maximum size of a response, including reasoning. An endless response would fill the memory. */
const MAX_BYTES = 8 * 1024 * 1024;
/** The maximum number of tool call fragments. The client parses a call again with each fragment. */
const MAX_CALL_PIECES = 1000;
/** Quotes inside strings are escaped, so that the text of an answer cannot match. */
const CALL_PIECE = /"arguments"\s*:/g;
const DONE = /^data: ?\[DONE\]/m;
/** Quotes inside strings are escaped, so that the text of an answer cannot match. */
const FINISHED = /"finish_reason"\s*:\s*"/;
/** The number of preceding characters that are searched again, because a match may be split between chunks. */
const KEPT_CHARACTERS = 64;

/** An HTML page of a proxy, or of a server at a wrong address. */
const PAGE = /^text\/html\b/i;
/** The longest `Retry-After` that is waited for, in seconds. Beyond it, the docs are quoted. */
const MAX_WAIT_SECONDS = 3;

/** Returns the time after which the server accepts requests again, in seconds. */
function wantedPause({ headers }: Response): number {
  const after = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000;
  return Math.max(seconds || 0, Number(headers.get('retry-after-ms') ?? 0) / 1000 || 0);
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/**
 * Passes a response on until the server marks it as complete, and fails if the server never does.
 *
 * @param isError whether it is the body of an error, which has no end marker
 */
function wholeAnswer(isError: boolean): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let last = '\n';
  let pieces = 0;
  let isFinished = isError;
  return new TransformStream({
    async transform(chunk, controller) {
      // Otherwise, a server that sends without a pause would block the event loop.
      await turn();
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new Error(`its answer is larger than ${MAX_BYTES} bytes`);
      controller.enqueue(chunk);
      const text = last + decoder.decode(chunk, { stream: true }).replaceAll('\r', '\n');
      isFinished ||= FINISHED.test(text);
      pieces += countOf(text, CALL_PIECE) - countOf(last, CALL_PIECE);
      if (pieces > MAX_CALL_PIECES) throw new Error('it calls tools endlessly');
      if (DONE.test(text)) {
        isFinished = true;
        controller.terminate();
      }
      last = text.slice(-KEPT_CHARACTERS);
    },
    flush() {
      if (!isFinished) throw new Error('its server ended the answer before it was complete');
    },
  });
}

/**
 * Sends the requests to the server of a model. Redirects are rejected, because the question would go to a host that
 * nobody configured, and so are HTML pages. A response ends at its end marker, even if the connection stays open.
 *
 * @throws also while a response is read: if it is too large, or ends before it is complete
 */
export const modelFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (isRedirect(response)) {
    const place = response.headers.get('location') ?? 'nowhere';
    await response.body?.cancel();
    throw new Error(
      `its server redirects to ${place}, but redirects are not followed → set ASK_AI_MODEL_URL to the final address`,
    );
  }
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && PAGE.test(type)) {
    await response.body?.cancel();
    throw new Error(
      `its server responds with ${type.split(';')[0]} instead of a stream → check ASK_AI_MODEL_URL`,
    );
  }
  const pause = response.ok ? 0 : wantedPause(response);
  if (pause > MAX_WAIT_SECONDS) {
    await response.body?.cancel();
    throw new Error(
      `its server responds with ${response.status} and requests a pause of ${Math.ceil(pause)} s`,
    );
  }
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(wholeAnswer(!response.ok)), response);
};
