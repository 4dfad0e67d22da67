/**
 * A signal that aborts after a time with a `TimeoutError`: `AbortSignal.timeout`, which Safari has from
 * version 16 on and without which no link of a page could be followed.
 */
export function deadlineSignal(ms: number): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
  return late.signal;
}

/** A signal that aborts with the first of several: `AbortSignal.any`, which Safari has from version 17.4 on. */
export function firstSignal(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: first.signal });
  }
  return first.signal;
}
