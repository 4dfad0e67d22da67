type BodyText = { text: string } | 'too-large';

async function readAll(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<BodyText> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode() };
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return 'too-large';
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Reads the text of a request. Returns `too-large` as soon as the limit is exceeded, without reading the rest, and an
 * empty text if the request is interrupted.
 */
export async function readBody(request: Request, maxBytes: number): Promise<BodyText> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too-large';
  if (!request.body) return { text: '' };
  return readAll(request.body, maxBytes).catch(() => ({ text: '' }));
}

/** Parses JSON. Returns `undefined` if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
