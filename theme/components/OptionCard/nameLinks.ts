/** Matches links whose text is inline code. */
export const NAME_LINKS = '.lt-prose a:has(> code)';

/** Matches links in static HTML, which have no React component. */
export const WRITTEN_LINKS = '.lt-prose a[data-written]';

/** Matches both kinds of links. Written compactly, because every page loads it. */
export const REACHED_LINKS = '.lt-prose a:is(:has(>code),[data-written])';
