import { LOAD_DEADLINE_MS, NotLoaded, reasonOf } from './loadFailure';
import { diagnoseFailure } from './servedBuild';

/**
 * Matches scripts and style sheets that the bundler has requested. Scripts are removed when they are
 * loaded.
 */
const REQUESTED = 'script[data-rspack], link[rel="stylesheet"]';

/**
 * The time at which the bundler's pending requests were aborted. All loads that waited for them fail
 * then.
 */
let givenUpAt = Number.NEGATIVE_INFINITY;

/** The time within which these failures are reported, in milliseconds. */
const REPORTED_WITHIN_MS = 1000;

/** Aborts the bundler's pending requests. Otherwise, the next attempt would wait for the same response. */
function giveUp(): void {
  givenUpAt = Date.now();
  for (const element of document.head.querySelectorAll<HTMLLinkElement>(REQUESTED)) {
    if (!element.sheet) element.dispatchEvent(new Event('error'));
  }
}

/** Returns a promise that rejects after the deadline, and a function that cancels it. */
function deadline() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotLoaded('slow')), LOAD_DEADLINE_MS);
  });
  return { late, end: () => clearTimeout(timer) };
}

/**
 * Loads a component that is not part of the first load. It is loaded in time, or fails with the actual
 * reason and can be retried.
 *
 * @param load an `import()`, or any function that fetches
 * @throws a `NotLoaded`
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const { late, end } = deadline();
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    const isGivenUp = Date.now() - givenUpAt < REPORTED_WITHIN_MS;
    const reason = isGivenUp ? 'slow' : reasonOf(error);
    if (reason === 'slow') giveUp();
    throw new NotLoaded(reason === 'slow' ? reason : await diagnoseFailure(), error);
  } finally {
    end();
  }
}
