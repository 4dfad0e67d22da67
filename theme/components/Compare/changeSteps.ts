/** Blocks that differ, as `Changes` marks them. */
const CHANGED = '[data-kind]:not([data-kind="same"])';

/** Pixels that stay in sight above a change. */
const ROOM = 12;

/** The first blocks of runs of changes, in the order of the page. */
function changeStarts(body: HTMLElement): HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>(CHANGED)].filter(
    (block) => !block.previousElementSibling?.matches(CHANGED),
  );
}

/**
 * Goes to the change after the one that a reader is at, or before it; beyond the last to the first.
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
