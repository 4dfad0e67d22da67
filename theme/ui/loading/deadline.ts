/**
 * A signal that aborts after a time with a `TimeoutError`: `AbortSignal.timeout`, which Safari has from
 * version 16 on and without which no link of a page could be followed.
 */
export function deadlineSignal(ms: number): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), ms);
  return late.signal;
}
