/** A rectangle in the window, in pixels. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The distance between the card and its link, and to the edges of the window, in pixels. */
const GAP = 6;
const EDGE = 8;

/** Returns the position of a card in the window: below its link, or above it if there is more space. */
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
