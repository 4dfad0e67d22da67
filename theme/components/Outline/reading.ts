/** A heading and its distance from the top of the window, in pixels. */
export interface HeadingPosition {
  id: string;
  top: number;
}

/** What is seen of a page, in pixels from the top of the window. */
export interface View {
  /** Where the text begins, below the bars at the top. */
  top: number;
  /** Where the window ends. */
  bottom: number;
  /** Where the text ends, which may be above or below that. */
  end: number;
  /** Whether the page cannot be scrolled further. */
  isAtEnd: boolean;
}

/** Where a reader is in a page. */
export interface Reading {
  /** The heading that is read; nothing where the page has none. */
  active?: string;
  /** The headings whose part of the page is in the window, in their order. */
  shown: readonly string[];
}

/** Pixels below the top of the view at which a heading counts as reached. */
export const REACHED_PX = 32;

/** As much of a part, in pixels, is to be in the window: a line of text. */
const SHOWN_PX = 24;

/**
 * Where the reader is: under the last heading that has reached the top of the view, else the first;
 * at the end of the page under the last one, which may never reach it.
 *
 * @param headings in the order of the page
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
