/** Where a reader is on a page. */
export interface Place {
  /** Pixels from the top of the page. */
  top: number;
  /** The heading that the reader is under: what is above it may change its height meanwhile. */
  heading?: string;
  /** Pixels from that heading. */
  below?: number;
}

const HEADINGS = 'main :is(h1, h2, h3, h4, h5, h6)[id]';

/** How far an element is from the top of the page, in pixels. */
export function pageTop(element: Element): number {
  return element.getBoundingClientRect().top + window.scrollY;
}

/** Closed details and unchosen tabs have no boxes. */
function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/** Where the reader is now, from the last heading in or above the upper half of the window. */
export function readPlace(): Place {
  const top = window.scrollY;
  const headings = [...document.querySelectorAll(HEADINGS)].reverse();
  const middle = window.innerHeight / 2;
  const heading = headings.find((one) => one.getBoundingClientRect().top <= middle && isShown(one));
  if (top === 0 || !heading) return { top };
  return { top, heading: heading.id, below: top - pageTop(heading) };
}

/** Where a place is on the page as it is now, in pixels from the top. */
export function topOfPlace({ top, heading, below = 0 }: Place): number {
  const element = heading === undefined ? null : document.getElementById(heading);
  return element && isShown(element) ? pageTop(element) + below : top;
}
