import { findHashTarget } from './hashTarget';
import { type Place, pageTop, topOfPlace } from './place';
import { revealTarget } from './revealTarget';

/** The target of scrolling. */
export interface Aim {
  /** The hash of the URL. Its element is revealed, and is the target if there is no stored place. */
  hash: string;
  /** The reader's last place on the page. */
  place?: Place | undefined;
}

/** The tolerance in pixels, because browsers round scroll positions. */
const NEAR = 2;

/** Input that cancels the target. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Returns the scroll position that shows an element below the navbar. */
function topOfTarget(target: HTMLElement): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(target);
  return pageTop(target) - pixels(scrollPaddingTop) - pixels(scrollMarginTop);
}

const pageHeight = () => document.documentElement.scrollHeight;

/** Limits a scroll position to the range of the page. */
function withinPage(top: number): number {
  return Math.max(0, Math.min(top, pageHeight() - document.documentElement.clientHeight));
}

/** Returns the current scroll position of a target. */
function topOfAim({ hash, place }: Aim): number {
  const target = findHashTarget(hash);
  return withinPage(place ? topOfPlace(place) : target ? topOfTarget(target) : 0);
}

const isAt = (top: number) => Math.abs(window.scrollY - top) <= NEAR;

/**
 * Returns whether the reader has not scrolled yet: the page is at its top, at the element of the hash,
 * or at the stored place, of which browsers only restore the pixels.
 */
export function isUntouched({ hash, place }: Aim): boolean {
  return [0, topOfAim({ hash }), topOfAim({ hash, place }), withinPage(place?.top ?? 0)].some(isAt);
}

/**
 * Scrolls to a target, and repeats this whenever the page grows, because parts of it may load late.
 * Input of the reader cancels it.
 */
export function createAimer() {
  let aim: Aim | undefined;
  let height = 0;
  let revealed: HTMLElement | null = null;
  const growth = new ResizeObserver(() => reach());

  function reveal(hash: string) {
    const target = findHashTarget(hash);
    if (!target || target === revealed) return;
    revealed = target;
    revealTarget(target);
    requestAnimationFrame(reach);
  }

  function reach() {
    if (!aim) return;
    reveal(aim.hash);
    const top = topOfAim(aim);
    if (!isAt(top)) window.scrollTo({ top, behavior: 'instant' });
    height = pageHeight();
  }

  function drop() {
    aim = undefined;
    growth.disconnect();
  }

  /**
   * Scrolling by other code, such as a search in the page, cancels the target. Scrolling by the
   * browser does not: while the document loads, when the page changes its height, or to the element of
   * the hash.
   */
  function onScroll() {
    if (!aim || isAt(topOfAim(aim))) return;
    const { hash } = aim;
    const isBrowser = pageHeight() !== height || (hash && isAt(topOfAim({ hash })));
    if (document.readyState === 'complete' && !isBrowser) drop();
    else reach();
  }

  for (const type of READER_EVENTS)
    window.addEventListener(type, drop, { passive: true, capture: true });
  window.addEventListener('scroll', onScroll, { passive: true });

  return {
    /** Returns whether the page still has to reach a stored place. */
    isReturning: () => aim?.place !== undefined,
    take(next: Aim) {
      aim = next;
      revealed = null;
      reach();
      growth.observe(document.body);
    },
    reach,
    drop,
  };
}
