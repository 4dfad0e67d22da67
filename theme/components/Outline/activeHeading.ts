/** A heading and its distance from the top of the window, in pixels. */
export interface HeadingPosition {
  id: string;
  top: number;
}

/**
 * The heading that the reader is under: the last one at or above `line`, else the first; at the
 * end of the page the last one, which may never reach the line.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return headings.at(-1)?.id;
  const above = headings.filter(({ top }) => top <= line);
  return (above.at(-1) ?? headings[0])?.id;
}
