import { type RefObject, useLayoutEffect } from 'react';
import { readPlace, topOfPlace } from '../../scroll/place';
import { HEADING_KEY } from './copyText';
import { commonRows, type Row, rowGaps } from './rows';

/**
 * The property with the margin above a heading, including its gap. The style sheet applies it on wide
 * screens only.
 */
const MARGIN = '--lt-beside-margin';

const HEADINGS = 'h1, h2[id], h3[id], h4[id], h5[id], h6[id]';

/** Headings in closed details and unselected tabs have no position. */
const isShown = (heading: Element) => heading.getClientRects().length > 0;

const topOf = (heading: Element) => heading.getBoundingClientRect().top;

function headingsOf(column: HTMLElement, selector: string): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>(selector)].filter(isShown);
}

function clear(column: HTMLElement): void {
  for (const heading of column.querySelectorAll<HTMLElement>(`[style*="${MARGIN}"]`)) {
    heading.style.removeProperty(MARGIN);
    if (heading.getAttribute('style') === '') heading.removeAttribute('style');
  }
}

function widen(heading: HTMLElement | undefined, gap: number): void {
  if (!heading || gap === 0) return;
  const margin = Number.parseFloat(getComputedStyle(heading).marginTop) || 0;
  heading.style.setProperty(MARGIN, `${margin + gap}px`);
}

/** Aligns the headings that both columns have. */
function align(own: HTMLElement, other: HTMLElement): void {
  clear(own);
  clear(other);
  const ownHeadings = headingsOf(own, HEADINGS);
  const otherHeadings = headingsOf(other, `[${HEADING_KEY}]`);
  const rows = commonRows(
    ownHeadings.map((heading) => (heading.tagName === 'H1' ? '' : heading.id)),
    otherHeadings.map((heading) => heading.getAttribute(HEADING_KEY) ?? ''),
  );
  const tops = rows.map(([one, two]): Row => {
    const [first, second] = [ownHeadings[one], otherHeadings[two]];
    return [first ? topOf(first) : 0, second ? topOf(second) : 0];
  });
  for (const [at, { own: ownGap, other: otherGap }] of rowGaps(tops).entries()) {
    const [one = -1, two = -1] = rows[at] ?? [];
    widen(ownHeadings[one], ownGap);
    widen(otherHeadings[two], otherGap);
  }
}

/** Applies a change that moves the text, and keeps the reader's scroll position in it. */
export function keepingPlace(change: () => void): void {
  const place = readPlace();
  change();
  window.scrollTo({ top: topOfPlace(place), behavior: 'instant' });
}

/**
 * Keeps the sections of two columns aligned whenever their height changes, for example because of
 * images, fonts, tabs or the window size.
 *
 * @param text the content of the other column. Without it, nothing is aligned
 */
export function useAlignedRows(
  own: HTMLElement | undefined,
  other: RefObject<HTMLElement | null>,
  text: string | undefined,
): void {
  useLayoutEffect(() => {
    const column = other.current;
    if (!own || !column || text === undefined) return;
    const run = () => keepingPlace(() => align(own, column));
    const sizes = new ResizeObserver(run);
    run();
    for (const element of [own, column]) sizes.observe(element);
    return () => {
      sizes.disconnect();
      keepingPlace(() => clear(own));
    };
  }, [own, other, text]);
}
