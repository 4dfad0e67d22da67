/** Links of a page whose text is a name in code. */
export const NAME_LINKS = '.lt-prose a:has(> code)';

/** Links that are HTML of the page: no component follows them. */
export const WRITTEN_LINKS = '.lt-prose a[data-written]';

/** Both of them, in few letters: every page loads this. */
export const REACHED_LINKS = '.lt-prose a:is(:has(>code),[data-written])';
