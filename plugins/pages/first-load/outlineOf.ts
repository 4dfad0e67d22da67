import type { HeadingText, OverviewHeading } from './shared';

/** Creates the outline of a page from the headings among its texts. */
export function outlineOf(texts: readonly unknown[]): OverviewHeading[] {
  return texts
    .filter((text): text is HeadingText => Array.isArray(text))
    .map(([depth, id, ...parts]) => ({ id, text: parts.join(''), depth }));
}
