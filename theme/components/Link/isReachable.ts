import { deadlineSignal } from '../../ui/loading/deadline';

/** How long a server may take to answer before it counts as out of reach, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Whether the server of a page answers at all, whatever it says. Without an answer the browser
 * would show an error page of its own instead of the page.
 */
export async function isReachable(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: deadlineSignal(ANSWER_WITHIN_MS),
    });
    return true;
  } catch {
    return false;
  }
}
