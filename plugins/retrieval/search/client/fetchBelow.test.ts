import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchBelow, STALLED_MS } from './fetchBelow';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A body that brings a byte after each pause, in ms, and then ends; `Infinity` brings nothing more. */
function body(pauses: readonly number[], signal: AbortSignal): ReadableStream<Uint8Array> {
  const left = [...pauses];
  return new ReadableStream({
    start(stream) {
      signal.addEventListener('abort', () => stream.error(signal.reason));
    },
    async pull(stream) {
      const pause = left.shift();
      if (pause === undefined) return stream.close();
      if (pause === Number.POSITIVE_INFINITY) await new Promise(() => {});
      await new Promise((resolve) => setTimeout(resolve, pause));
      stream.enqueue(new Uint8Array([left.length]));
    },
  });
}

function serve(pauses: readonly number[]): void {
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    return new Response(body(pauses, signal));
  });
}

test('a slow file comes, however long it takes', async () => {
  serve([STALLED_MS - 1, STALLED_MS - 1, STALLED_MS - 1]);
  const file = fetchBelow('https://docs.example/')('index.bin');
  await vi.advanceTimersByTimeAsync(STALLED_MS * 3);
  expect([...(await file)]).toEqual([2, 1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('[SRCH-5] a file that hangs is given up and says so', async () => {
  serve([10, Number.POSITIVE_INFINITY]);
  const failed = expect(fetchBelow('https://docs.example/')('index.bin')).rejects.toMatchObject({
    name: 'TimeoutError',
    message: expect.stringContaining('https://docs.example/index.bin'),
  });
  await vi.advanceTimersByTimeAsync(STALLED_MS + 10);
  await failed;
});

test('a file that is not there says its address and status', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchBelow('https://docs.example/')('x.bin')).rejects.toThrow(
    'https://docs.example/x.bin responded with 404',
  );
});
