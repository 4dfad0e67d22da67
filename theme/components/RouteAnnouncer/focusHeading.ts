import { focusTarget } from '../../scroll/focusTarget';
import { findHashTarget } from '../../scroll/hashTarget';
import { OPENING } from '../../ui/intent/useIntent';

const POPUP = ':is([role="dialog"], [role="menu"])';

/** Matches dialogs and menus that are open or opening. */
const OPEN_POPUP = `${POPUP}[data-open], [${OPENING}]`;

const TEXT_FIELD = 'input, textarea, [contenteditable="true"]';

/** Returns the element that the hash of the URL refers to, or the title of the page. */
function findTarget(): HTMLElement | null {
  return findHashTarget(window.location.hash) ?? document.querySelector('h1');
}

function takeFocus(): void {
  const target = findTarget();
  if (target) focusTarget(target);
}

let hasInput = false;

/** Records input by key or pointer. Repeated events of a key that is held down are ignored. */
function noticeInput(event: Event): void {
  if (!(event as KeyboardEvent).repeat) hasInput = true;
}

/**
 * Records focus changes without a key or pointer, for example by screen readers. Ignores the focus
 * that closing menus and dialogs return to their button.
 */
function noticeFocus({ target, relatedTarget }: FocusEvent): void {
  const from = relatedTarget instanceof Element ? relatedTarget : undefined;
  const isReturned = from
    ? from.closest(POPUP) !== null
    : target instanceof Element && target.matches('[aria-haspopup]');
  if (!isReturned) hasInput = true;
}

/** Starts recording the reader's input. Returns a function that stops it. */
export function watchReader(): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('keydown', noticeInput, { capture: true, signal });
  window.addEventListener('pointerdown', noticeInput, { capture: true, signal });
  window.addEventListener('focusin', noticeFocus, { capture: true, signal });
  return () => end.abort();
}

/** Discards earlier input when a new page is shown. */
export function beginPage(): void {
  hasInput = false;
}

/** Returns whether the reader is busy with something that must keep the focus. */
function isBusy(): boolean {
  return (
    hasInput ||
    document.activeElement?.matches(TEXT_FIELD) === true ||
    document.querySelector(OPEN_POPUP) !== null
  );
}

/**
 * Focuses the heading of the page that has just been rendered, without scrolling.
 *
 * A menu or drawer that closes because of the navigation returns the focus to its button in the same
 * task or the next frame, so this waits for two frames. If there was input since `beginPage`, or a
 * popup is open, the focus does not change.
 *
 * @param onSettled called with the text of the page's first heading
 * @returns a function that cancels it
 */
export function focusHeading(onSettled: (title: string) => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (!isBusy()) takeFocus();
      onSettled(document.querySelector('h1')?.textContent.trim() ?? document.title);
    });
  });
  return () => cancelAnimationFrame(frame);
}
