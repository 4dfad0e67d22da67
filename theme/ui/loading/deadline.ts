/**
 * Returns a signal that aborts with a `TimeoutError` after a time. Replaces `AbortSignal.timeout`,
 * which Safari only supports from version 16, because without it no link would work.
 */
export function deadlineSignal(ms: number): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), ms);
  return late.signal;
}
