/** More than any answer takes, with what a model thinks; one without end would fill the memory. */
const MAX_BYTES = 8 * 1024 * 1024;
const DONE = /^data: ?\[DONE\]/m;
/** Inside of an answer's text its quotes are escaped, so that no answer can say this. */
const FINISHED = /"finish_reason"\s*:\s*"/;
/** So much of what came before is looked at again: a sign may be cut in two. */
const KEPT_CHARACTERS = 64;

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
  let isFinished = isError;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new Error(`its answer is larger than ${MAX_BYTES} bytes`);
      controller.enqueue(chunk);
      const text = last + decoder.decode(chunk, { stream: true }).replaceAll('\r', '\n');
      isFinished ||= FINISHED.test(text);
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
 * that nobody named. An answer ends where its server says so, even if the connection stays open.
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
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(wholeAnswer(!response.ok)), response);
};
