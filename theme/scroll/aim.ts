import { findHashTarget } from './hashTarget';
import { type Place, pageTop, topOfPlace } from './place';
import { revealTarget } from './revealTarget';

/** Where a page is to be scrolled to. */
export interface Aim {
  /** The hash of its address: the part that it names is opened, and where to go without a place. */
  hash: string;
  /** Where the reader was when he left it. */
  place?: Place | undefined;
}

/** Pixels that do not count: browsers round. */
const NEAR = 2;

/** What ends the aim: from then on the reader decides. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** Where a part of the page is scrolled to: below the navbar. */
function topOfTarget(target: HTMLElement): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(target);
  return pageTop(target) - pixels(scrollPaddingTop) - pixels(scrollMarginTop);
}

const pageHeight = () => document.documentElement.scrollHeight;

/** As far as the page can be scrolled. */
function withinPage(top: number): number {
  return Math.max(0, Math.min(top, pageHeight() - document.documentElement.clientHeight));
}

/** The top that an aim has on the page as it is now. */
function topOfAim({ hash, place }: Aim): number {
  const target = findHashTarget(hash);
  return withinPage(place ? topOfPlace(place) : target ? topOfTarget(target) : 0);
}

const isAt = (top: number) => Math.abs(window.scrollY - top) <= NEAR;

/**
 * Whether the page is where it is without a reader: at its top, at what the hash names, or at the
 * place, of which browsers know the pixels only.
 */
export function isUntouched({ hash, place }: Aim): boolean {
  return [0, topOfAim({ hash }), topOfAim({ hash, place }), withinPage(place?.top ?? 0)].some(isAt);
}

/**
 * Scrolls to an aim, and again whenever the page grows, because parts of it may come late: until
 * the reader does something.
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
   * A search in the page or other code has scrolled, and has precedence; but not the browser, while
   * it loads the document, when parts of the page came or went, or to what the hash names.
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
    /** Whether the page still has to reach a place where the reader was. */
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
