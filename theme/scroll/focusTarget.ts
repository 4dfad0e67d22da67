/** Focuses an element without scrolling, so that keys scroll the page and Tab continues from there. */
export function focusTarget(target: HTMLElement): void {
  if (!target.matches('a[href], button, input')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
