/** A heading and its distance from the top of the window, in pixels. */
export interface HeadingPosition {
  id: string;
  top: number;
}

/** The visible part of the page, in pixels from the top of the window. */
export interface View {
  /** The top of the visible text, below the bars at the top. */
  top: number;
  /** The bottom of the window. */
  bottom: number;
  /** The bottom of the text, which can be outside the window. */
  end: number;
  /** Whether the page is scrolled to its end. */
  isAtEnd: boolean;
}

/** The reading position in a page. */
export interface Reading {
  /** The id of the current heading. `undefined` if the page has none. */
  active?: string;
  /** The ids of the headings whose sections are visible, in page order. */
  shown: readonly string[];
}

/** The distance below the top of the view at which a heading counts as reached, in pixels. */
export const REACHED_PX = 32;

/** The height of a section that must be visible for it to count, in pixels: one line of text. */
const SHOWN_PX = 24;

/**
 * Returns the reading position: the last heading that has reached the top of the view, or the first
 * heading of the page. At the end of the page it is the last heading, which may never reach the top.
 *
 * @param headings the headings in page order
 */
export function readingOf(headings: readonly HeadingPosition[], view: View): Reading {
  const above = headings.filter(({ top }) => top <= view.top + REACHED_PX);
  const active = view.isAtEnd ? headings.at(-1) : (above.at(-1) ?? headings[0]);
  const shown = headings.filter(({ top }, at) => {
    const next = headings[at + 1]?.top ?? view.end;
    return Math.min(next, view.bottom) - Math.max(top, view.top) >= SHOWN_PX;
  });
  return { active: active?.id, shown: shown.map(({ id }) => id) };
}
