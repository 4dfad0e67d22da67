/** A reading position on a page. */
export interface Place {
  /** The scroll position in pixels. */
  top: number;
  /** The id of the heading above the position, because content before it may change its height. */
  heading?: string;
  /** The distance from that heading in pixels. */
  below?: number;
}

const HEADINGS = 'main :is(h1, h2, h3, h4, h5, h6)[id]';

/** Returns the distance of an element from the top of the page, in pixels. */
export function pageTop(element: Element): number {
  return element.getBoundingClientRect().top + window.scrollY;
}

/** Returns whether an element is rendered. Elements in closed details and unselected tabs are not. */
function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/** Returns the current position, relative to the last heading in or above the upper half of the window. */
export function readPlace(): Place {
  const top = window.scrollY;
  const headings = [...document.querySelectorAll(HEADINGS)].reverse();
  const middle = window.innerHeight / 2;
  const heading = headings.find((one) => one.getBoundingClientRect().top <= middle && isShown(one));
  if (top === 0 || !heading) return { top };
  return { top, heading: heading.id, below: top - pageTop(heading) };
}

/** Returns the current scroll position of a place, in pixels. */
export function topOfPlace({ top, heading, below = 0 }: Place): number {
  const element = heading === undefined ? null : document.getElementById(heading);
  return element && isShown(element) ? pageTop(element) + below : top;
}
