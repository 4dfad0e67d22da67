/** How long the bar takes from one place to the next, and to fade at the end, in milliseconds. */
export const SPEED_MS = 200;

/** Where the bar begins, and what it does not pass before the end, as parts of the whole width. */
const FIRST = 0.08;
const LAST = 0.994;

/** The last part of the way, which it runs before it is complete, at least and at most. */
const RUN_UP = [0.3, 0.8] as const;

let element: HTMLElement | undefined;
let part = 0;

/** Whether the bar is on the page; also while it fades. */
export function isBarShown(): boolean {
  return element !== undefined;
}

function moveTo(next: number): void {
  part = next;
  const bar = element?.firstElementChild as HTMLElement | undefined;
  if (bar) bar.style.transform = `translate3d(${(part - 1) * 100}%,0,0)`;
}

/** Shows the bar at its beginning. Styles and tests know it by the names that Rspress's bar has. */
export function showBar(): void {
  element = document.createElement('div');
  element.id = 'nprogress';
  element.innerHTML = `<div class="bar" role="presentation" style="transition:transform ${SPEED_MS}ms"><div class="peg"></div></div>`;
  document.body.append(element);
  moveTo(0);
  // Read, so that the browser begins there and moves.
  element.getBoundingClientRect();
  moveTo(FIRST);
}

/** Moves the bar on by a part of the whole width. */
export function advanceBar(by: number): void {
  if (part > 0) moveTo(Math.min(part + by, LAST));
}

/** Completes the bar, which then fades; nothing where none is shown. */
export function endBar(): void {
  const ended = element;
  if (!ended || part === 0) return;
  const [least, most] = RUN_UP;
  advanceBar(least + (most - least) * Math.random());
  part = 0;
  setTimeout(() => {
    const bar = ended.firstElementChild as HTMLElement;
    bar.style.transform = 'none';
    ended.style.transition = `opacity ${SPEED_MS}ms linear ${SPEED_MS}ms`;
    ended.style.opacity = '0';
  }, SPEED_MS);
  setTimeout(() => {
    ended.remove();
    element = undefined;
  }, 3 * SPEED_MS);
}
