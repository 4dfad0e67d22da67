import { deadlineSignal } from './deadline';
import type { LoadFailure } from './loadFailure';

/** How long the question whether there is a new build may take, in milliseconds. */
const ASKED_FOR_MS = 5000;

/** The file of the main entry, whose name changes with every file that is loaded later. */
const MAIN_FILE = /\/js\/index\.\w+\.js/;

/**
 * Why a file of the build cannot be loaded: asks for the page again and compares the build that it
 * belongs to with the one that is running.
 */
export async function whyNotServed(): Promise<LoadFailure> {
  const scripts = [...document.scripts].map(({ src }) => src).join('\n');
  try {
    const signal = deadlineSignal(ASKED_FOR_MS);
    const answer = await fetch(location.href, { cache: 'no-store', signal });
    const [served] = (await answer.text()).match(MAIN_FILE) ?? [];
    return served !== undefined && !scripts.includes(served) ? 'outdated' : 'failed';
  } catch {
    return 'offline';
  }
}
