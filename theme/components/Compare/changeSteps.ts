/** Matches changed blocks, as rendered by `Changes`. */
const CHANGED = '[data-kind]:not([data-kind="same"])';

/** The space above a change after scrolling to it, in pixels. */
const ROOM = 12;

/** Returns the first block of each run of changes, in page order. */
function changeStarts(body: HTMLElement): HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>(CHANGED)].filter(
    (block) => !block.previousElementSibling?.matches(CHANGED),
  );
}

/**
 * Scrolls to the next or previous change. After the last change, continues with the first.
 *
 * @returns the block of the change
 */
export function goToChange(body: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const starts = changeStarts(body);
  const current = starts.findIndex((block) => block.ariaCurrent === 'true');
  const from = current < 0 && direction < 0 ? 0 : current;
  const next = starts.at((from + direction) % starts.length);
  if (!next) return undefined;
  starts[current]?.removeAttribute('aria-current');
  next.ariaCurrent = 'true';
  body.scrollTop += next.getBoundingClientRect().top - body.getBoundingClientRect().top - ROOM;
  return next;
}
