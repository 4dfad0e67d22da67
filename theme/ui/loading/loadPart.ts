import { LOAD_DEADLINE_MS, NotLoaded, reasonOf } from './loadFailure';
import { whyNotServed } from './servedBuild';

/** Scripts and style sheets that the bundler has asked for; a script goes when it has come. */
const ASKED_FOR = 'script[data-rspack], link[rel="stylesheet"]';

/** When the bundler's requests were last ended: every load that waited for them fails then. */
let givenUpAt = Number.NEGATIVE_INFINITY;

/** Milliseconds within which such a failure is told. */
const TOLD_WITHIN_MS = 1000;

/** Ends what the bundler still waits for, or the next attempt would wait for the same answer. */
function giveUp(): void {
  givenUpAt = Date.now();
  for (const element of document.head.querySelectorAll<HTMLLinkElement>(ASKED_FOR)) {
    if (!element.sheet) element.dispatchEvent(new Event('error'));
  }
}

/** Rejects after the deadline. */
function deadline() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotLoaded('slow')), LOAD_DEADLINE_MS);
  });
  return { late, end: () => clearTimeout(timer) };
}

/**
 * Loads a part of the site that is not in the first load. It comes in time or fails with the true
 * reason, and can then be loaded again.
 *
 * @param load an `import()`, or anything that fetches
 * @throws a `NotLoaded`
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const { late, end } = deadline();
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    const isGivenUp = Date.now() - givenUpAt < TOLD_WITHIN_MS;
    const reason = isGivenUp ? 'slow' : reasonOf(error);
    if (reason === 'slow') giveUp();
    throw new NotLoaded(reason === 'slow' ? reason : await whyNotServed(), error);
  } finally {
    end();
  }
}
