import { deadlineSignal } from '../../ui/loading/deadline';

/** The time after which a server counts as unreachable, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Checks whether the server of a page responds, with any status. If it does not, loading the document
 * would replace the page with an error page of the browser.
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
