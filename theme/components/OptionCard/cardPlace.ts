/** A rectangle in the window, in pixels. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Pixels between a card and its link, and between it and the edge of the window. */
const GAP = 6;
const EDGE = 8;

/**
 * Where a card is shown, from the top left of the window: below its link, or above it where there is
 * more room.
 */
export function cardPlace(
  link: Box,
  card: { width: number; height: number },
  room: { width: number; height: number },
): { top: number; left: number } {
  const below = link.bottom + GAP;
  const above = link.top - GAP - card.height;
  const fits = below + card.height + EDGE <= room.height;
  const left = Math.min(link.left, room.width - card.width - EDGE);
  return { top: fits || above < EDGE ? below : above, left: Math.max(EDGE, left) };
}
