/** The facts of the tab that tell where the reader came from. */
export interface TabFacts {
  referrer: string;
  historyLength: number;
}

/** Returns an address without query and hash, which can differ on the way back. */
const placeOf = ({ origin, pathname }: URL) => origin + pathname;

/**
 * Whether going back in the history leads to the page of the sample, at its place. A tab that was opened for the
 * playground has nothing to go back to.
 */
export function isPageBehind(page: URL, { referrer, historyLength }: TabFacts): boolean {
  if (historyLength < 2 || !URL.canParse(referrer)) return false;
  return placeOf(new URL(referrer)) === placeOf(page);
}
