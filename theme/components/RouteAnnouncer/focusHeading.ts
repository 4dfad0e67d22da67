import { findHashTarget } from '../../scroll/hashTarget';
import { OPENING } from '../../ui/intent/useIntent';

/** What a reader has opened and is still in, or what is about to open. */
const OPEN_POPUP = `:is([role="dialog"], [role="menu"])[data-open], [${OPENING}]`;

const TEXT_FIELD = 'input, textarea, [contenteditable="true"]';

/** The part of the page that the address asks for, else its title. */
function findTarget(): HTMLElement | null {
  return findHashTarget(window.location.hash) ?? document.querySelector('h1');
}

function takeFocus(): void {
  const target = findTarget();
  if (target && !target.matches('a[href], button, input')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** Notices whether the reader goes on by key or pointer; a key that is still held does not count. */
function watchReader() {
  const aborter = new AbortController();
  const { signal } = aborter;
  let hasGoneOn = false;
  const onInput = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) hasGoneOn = true;
  };
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, onInput, { capture: true, signal });
  }
  return {
    isElsewhere: () =>
      hasGoneOn ||
      document.activeElement?.matches(TEXT_FIELD) === true ||
      document.querySelector(OPEN_POPUP) !== null,
    stop: () => aborter.abort(),
  };
}

/**
 * Focuses the heading of the page that has just been shown, without scrolling.
 *
 * A menu or drawer that closes with the navigation returns the focus to its button within the same
 * task or the next frame, so this waits for two frames. A reader who has meanwhile gone on, or
 * opened something, keeps the focus there.
 *
 * @param onSettled gets the words of the page's first heading
 * @returns the way to call it off
 */
export function focusHeading(onSettled: (title: string) => void): () => void {
  const reader = watchReader();
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (!reader.isElsewhere()) takeFocus();
      reader.stop();
      onSettled(document.querySelector('h1')?.textContent.trim() ?? document.title);
    });
  });
  return () => {
    reader.stop();
    cancelAnimationFrame(frame);
  };
}
