/** Moves the focus to a part of the page without scrolling: keys scroll the page and go on from there. */
export function focusTarget(target: HTMLElement): void {
  if (!target.matches('a[href], button, input')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
