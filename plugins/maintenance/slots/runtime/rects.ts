/** A rectangle in the window, in pixels. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A rectangle with a name to show. */
export interface NamedRect extends Rect {
  name: string;
}

/** The position of a label. */
export interface LabelPlace {
  left: number;
  top: number;
}

export interface Size {
  width: number;
  height: number;
}

const LABEL_HEIGHT = 18;
const LETTER_WIDTH = 7.2;
const LABEL_PADDING = 12;
const GAP = 2;

export const isVisible = ({ left, top, right, bottom }: Rect): boolean =>
  right - left > 0 && bottom - top > 0;

/** Returns the bounding rectangle of others, or `undefined` if none is visible. */
export function around(rects: readonly Rect[]): Rect | undefined {
  const seen = rects.filter(isVisible);
  if (seen.length === 0) return undefined;
  return {
    left: Math.min(...seen.map(({ left }) => left)),
    top: Math.min(...seen.map(({ top }) => top)),
    right: Math.max(...seen.map(({ right }) => right)),
    bottom: Math.max(...seen.map(({ bottom }) => bottom)),
  };
}

const area = ({ left, top, right, bottom }: Rect) => (right - left) * (bottom - top);

const overlap = (a: Rect, b: Rect) =>
  a.left < b.right + GAP &&
  b.left < a.right + GAP &&
  a.top < b.bottom + GAP &&
  b.top < a.bottom + GAP;

/**
 * Places labels at the start of their rectangles without overlaps. Small rectangles are placed first, and
 * labels move to the right, then down, to avoid others and the panel.
 *
 * @param panel the part of the window that the panel covers
 * @returns a place for each rectangle, in the same order; `undefined` if there is no room in the window
 */
export function placeLabels(
  rects: readonly NamedRect[],
  { width: window, height }: Size,
  panel?: Rect,
): (LabelPlace | undefined)[] {
  const taken: Rect[] = panel ? [panel] : [];
  const places = new Map<NamedRect, LabelPlace>();
  for (const rect of [...rects].sort((a, b) => area(a) - area(b))) {
    const width = rect.name.length * LETTER_WIDTH + LABEL_PADDING;
    const isBesidePanel = panel && rect.left < panel.left && rect.top + LABEL_HEIGHT > panel.top;
    const end = isBesidePanel ? panel.left - GAP : window;
    const start = Math.max(0, Math.min(rect.left, end - width));
    const label = (left: number, top: number): Rect => ({
      left,
      top,
      right: left + width,
      bottom: top + LABEL_HEIGHT,
    });
    let place = label(start, Math.max(0, Math.min(rect.top, height - LABEL_HEIGHT)));
    for (;;) {
      const { left, top, right } = place;
      const inTheWay = taken.find((other) => overlap(other, place));
      if (!inTheWay) break;
      const next = inTheWay.right + GAP;
      const fits = next > left && next + (right - left) <= end;
      place = fits ? label(next, top) : label(start, top + LABEL_HEIGHT + GAP);
    }
    if (place.bottom > height) continue;
    taken.push(place);
    places.set(rect, { left: place.left, top: place.top });
  }
  return rects.map((rect) => places.get(rect));
}
