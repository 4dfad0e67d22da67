import type { HeadingText, OverviewHeading } from './shared';

/** The outline of a page by its headings, which are among other texts. */
export function outlineOf(texts: readonly unknown[]): OverviewHeading[] {
  return texts
    .filter((text): text is HeadingText => Array.isArray(text))
    .map(([depth, id, ...parts]) => ({ id, text: parts.join(''), depth }));
}
