/** Scrolls only the nearest scrolling ancestor, so that the element is visible. */
export function revealInScroller(element: HTMLElement): void {
  let scroller = element.parentElement;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight) {
    scroller = scroller.parentElement;
  }
  if (!scroller || scroller === document.documentElement || scroller === document.body) return;
  const { top, bottom } = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  scroller.scrollTop += top - frame.top - frame.height / 3;
}
