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
 * The text of a request; `too-large` as soon as that is known, without reading the rest. One that
 * breaks off is empty.
 */
export async function readBody(request: Request, maxBytes: number): Promise<BodyText> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too-large';
  if (!request.body) return { text: '' };
  return readAll(request.body, maxBytes).catch(() => ({ text: '' }));
}

/** JSON, or `undefined` where a text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
