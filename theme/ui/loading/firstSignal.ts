/**
 * Returns a signal that aborts with the first of several. Replaces `AbortSignal.any`, which Safari
 * only supports from version 17.4.
 */
export function firstSignal(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true, signal: first.signal });
  }
  return first.signal;
}
