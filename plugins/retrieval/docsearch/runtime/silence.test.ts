import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askFetch, tokenFetch } from './askFetch';
import { SILENCE_MS, wholeAnswer } from './wholeAnswer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failure = (kind: string) => expect.objectContaining({ name: 'AskFailure', kind });

/** A server that accepts requests and never responds. */
function silent(): void {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  });
}

/** Returns the error of a promise that is rejected after the given time, in ms. */
async function rejectionAfter(ms: number, promise: Promise<unknown>): Promise<unknown> {
  let reason: unknown;
  promise.catch((error) => {
    reason = error;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return reason;
}

test('[AI-4] a server that is silent after a question counts as unavailable, and one that sends no token even earlier', async () => {
  silent();
  const asked = askFetch(async () => 'new')('/api/chat', { method: 'POST' });
  expect(await rejectionAfter(SILENCE_MS, asked)).toEqual(failure('unreachable'));
  expect(await rejectionAfter(15_000, tokenFetch('/api/chat/token'))).toEqual(
    failure('unreachable'),
  );
});

test('a reader who stops sees no error about an unavailable server', async () => {
  silent();
  const stop = new AbortController();
  const asked = askFetch(async () => 'new')('/api/chat', { signal: stop.signal });
  stop.abort();
  expect(await rejectionAfter(0, asked)).toBe(stop.signal.reason);
});

test('[AI-4] an answer that stalls is aborted, but not one with keep-alive comments', async () => {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const onCancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      line = controller;
    },
    cancel: onCancel,
  });
  const read = new Response(wholeAnswer(body)).text();
  for (let beats = 0; beats < 20; beats += 1) {
    line?.enqueue(new TextEncoder().encode(': the answer is under way\n\n'));
    expect(await rejectionAfter(15_000, read)).toBeUndefined();
  }
  expect(await rejectionAfter(SILENCE_MS, read)).toEqual(failure('interrupted'));
  expect(onCancel).toHaveBeenCalledOnce();
});
