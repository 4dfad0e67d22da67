import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { AskFailure } from './askFailure';
import { askFetch, tokenFetch } from './askFetch';

afterEach(() => void vi.unstubAllGlobals());

const FINISH = 'data: {"type":"finish"}\n\n';

const piece = fc.oneof(
  fc.constantFrom('data: ', '\n\n', '\r\n', '{"type":"text-delta","delta":"a"}', '[DONE]', FINISH),
  fc.constantFrom('<html><h1>502 Bad Gateway</h1>', '{"type":"err', '\ufeff', 'null', '{'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const answer = fc.record({
  status: fc.constantFrom(200, 201, 206, 400, 401, 403, 404, 413, 429, 500, 502, 503, 520),
  type: fc.constantFrom('text/event-stream', 'application/json', 'text/html', 'text/plain', ''),
  pieces: fc.array(piece, { maxLength: 6 }),
});
type Answer = typeof answer extends fc.Arbitrary<infer Value> ? Value : never;

function toResponse({ status, type, pieces }: Answer): Response {
  const chunks = pieces.map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(chunk);
      stream.close();
    },
  });
  return new Response(body, { status, headers: type ? { 'content-type': type } : {} });
}

test('[AI-6] any response is a complete answer, or an error for readers', async () => {
  await fc.assert(
    fc.asyncProperty(answer, answer, async (first, second) => {
      const answers = [first, second];
      vi.stubGlobal('sessionStorage', { removeItem: () => {} });
      vi.stubGlobal('fetch', async () => toResponse(answers.shift() as Answer));
      try {
        const read = await askFetch(async () => 'new')('https://docs.example/api/chat');
        const text = await read.text();
        expect(text).toMatch(/"type":"finish"|^data: \[DONE\]/m);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        if (error instanceof AskFailure) return;
        // The server's own message is a sentence, unlike the page of a proxy.
        expect((error as Error).message).not.toMatch(/<|\{/);
      }
      answers.push(first);
      await tokenFetch('https://docs.example/api/chat/token').catch((error: unknown) =>
        expect(error).toBeInstanceOf(Error),
      );
    }),
    { numRuns: 300 },
  );
});
