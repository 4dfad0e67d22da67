/** The facts of the tab that tell where the reader came from. */
export interface TabFacts {
  referrer: string;
  origin: string;
  historyLength: number;
}

/**
 * Whether going back in the history leads to a page of the docs, at the place of the sample. A tab that was opened for
 * the playground has nothing to go back to.
 */
export function isPageBehind({ referrer, origin, historyLength }: TabFacts): boolean {
  if (historyLength < 2 || !URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  return from.origin === origin && !from.pathname.includes('/play/');
}
