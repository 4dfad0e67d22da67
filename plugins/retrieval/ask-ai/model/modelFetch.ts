import { setImmediate as turn } from 'node:timers/promises';

/** More than any answer takes, with what a model thinks; one without end would fill the memory. */
const MAX_BYTES = 8 * 1024 * 1024;
/** More calls of tools than an answer may have, each in many pieces; each piece makes the client read the call again. */
const MAX_CALL_PIECES = 1000;
/** Inside of a text its quotes are escaped, so that nothing that is said counts. */
const CALL_PIECE = /"arguments"\s*:/g;
const DONE = /^data: ?\[DONE\]/m;
/** Inside of an answer's text its quotes are escaped, so that no answer can say this. */
const FINISHED = /"finish_reason"\s*:\s*"/;
/** So much of what came before is looked at again: a sign may be cut in two. */
const KEPT_CHARACTERS = 64;

/** The page of a proxy, or of a server at a wrong address. */
const PAGE = /^text\/html\b/i;
/** A server that is busy for longer is not waited for: meanwhile the docs are quoted. */
const MAX_WAIT_SECONDS = 3;

/** How long a server wants to be left alone, in seconds. */
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
 * Passes an answer on until its server says that it is complete, and fails if it never does.
 *
 * @param isError whether it is the text of an error, which nothing completes
 */
function wholeAnswer(isError: boolean): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let last = '\n';
  let pieces = 0;
  let isFinished = isError;
  return new TransformStream({
    async transform(chunk, controller) {
      // A server that sends without a pause would keep this process from everything else.
      await turn();
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new Error(`its answer is larger than ${MAX_BYTES} bytes`);
      controller.enqueue(chunk);
      const text = last + decoder.decode(chunk, { stream: true }).replaceAll('\r', '\n');
      isFinished ||= FINISHED.test(text);
      pieces += countOf(text, CALL_PIECE) - countOf(last, CALL_PIECE);
      if (pieces > MAX_CALL_PIECES) throw new Error('it calls tools without end');
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
 * The requests to a server of models. A redirect is refused, because the question would go to a host
 * that nobody named; so is an answer that is a page. An answer ends where its server says so, even if the connection stays open.
 *
 * @throws also while an answer is read: if it is too large, or ends before it is complete
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
      `its server responds with ${response.status} and wants no request for ${Math.ceil(pause)} s`,
    );
  }
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(wholeAnswer(!response.ok)), response);
};
