import { deadlineSignal } from './deadline';
import type { LoadFailure } from './loadFailure';

/** The timeout of the check for a new build, in milliseconds. */
const CHECK_TIMEOUT_MS = 5000;

/** Matches the file of the main entry. Its name changes if any of the lazily loaded files does. */
const MAIN_FILE = /\/js\/index\.\w+\.js/;

/**
 * Returns why a file of the build could not be loaded. Fetches the page again and compares its build
 * with the running one.
 */
export async function diagnoseFailure(): Promise<LoadFailure> {
  const scripts = [...document.scripts].map(({ src }) => src).join('\n');
  try {
    const signal = deadlineSignal(CHECK_TIMEOUT_MS);
    const answer = await fetch(location.href, { cache: 'no-store', signal });
    const [served] = (await answer.text()).match(MAIN_FILE) ?? [];
    return served !== undefined && !scripts.includes(served) ? 'outdated' : 'failed';
  } catch {
    return 'offline';
  }
}
