import { focusTarget } from '../../scroll/focusTarget';
import { findHashTarget } from '../../scroll/hashTarget';
import { OPENING } from '../../ui/intent/useIntent';

const POPUP = ':is([role="dialog"], [role="menu"])';

/** What a reader has opened and is still in, or what is about to open. */
const OPEN_POPUP = `${POPUP}[data-open], [${OPENING}]`;

const TEXT_FIELD = 'input, textarea, [contenteditable="true"]';

/** The part of the page that the address asks for, else its title. */
function findTarget(): HTMLElement | null {
  return findHashTarget(window.location.hash) ?? document.querySelector('h1');
}

function takeFocus(): void {
  const target = findTarget();
  if (target) focusTarget(target);
}

let hasGoneOn = false;

/** Notices that the reader goes on by key or pointer; a key that is still held does not count. */
function noticeInput(event: Event): void {
  if (!(event as KeyboardEvent).repeat) hasGoneOn = true;
}

/**
 * Notices a focus that was moved without a key or pointer, as screen readers do. What closes with the
 * navigation returns its focus as well: from inside of it, or from nowhere to the button that opened it.
 */
function noticeFocus({ target, relatedTarget }: FocusEvent): void {
  const from = relatedTarget instanceof Element ? relatedTarget : undefined;
  const isReturned = from
    ? from.closest(POPUP) !== null
    : target instanceof Element && target.matches('[aria-haspopup]');
  if (!isReturned) hasGoneOn = true;
}

/** Begins to notice what the reader does; the result ends it. */
export function watchReader(): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('keydown', noticeInput, { capture: true, signal });
  window.addEventListener('pointerdown', noticeInput, { capture: true, signal });
  window.addEventListener('focusin', noticeFocus, { capture: true, signal });
  return () => end.abort();
}

/** What the reader did before does not count for the page that is shown from now on. */
export function beginPage(): void {
  hasGoneOn = false;
}

/** Whether the reader is where the focus must not be taken from. */
function isElsewhere(): boolean {
  return (
    hasGoneOn ||
    document.activeElement?.matches(TEXT_FIELD) === true ||
    document.querySelector(OPEN_POPUP) !== null
  );
}

/**
 * Focuses the heading of the page that has just been shown, without scrolling.
 *
 * A menu or drawer that closes with the navigation returns the focus to its button within the same
 * task or the next frame, so this waits for two frames. A reader who has gone on since `beginPage`,
 * or opened something, keeps the focus there.
 *
 * @param onSettled gets the words of the page's first heading
 * @returns the way to call it off
 */
export function focusHeading(onSettled: (title: string) => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (!isElsewhere()) takeFocus();
      onSettled(document.querySelector('h1')?.textContent.trim() ?? document.title);
    });
  });
  return () => cancelAnimationFrame(frame);
}
