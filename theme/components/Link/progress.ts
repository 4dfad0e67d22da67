import { advanceBar, endBar, isBarShown, SPEED_MS, showBar } from './progressBar';

/** How long a page may take before the bar shows, in milliseconds. */
const SHOW_AFTER_MS = 200;

/** How often the bar moves while work goes on, and by how much at most. */
const TRICKLE_EVERY_MS = 800;
const TRICKLE_RATE = 0.02;

let turn = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function trickle(): void {
  advanceBar(Math.random() * TRICKLE_RATE);
  timer = setTimeout(trickle, TRICKLE_EVERY_MS);
}

/** Waits while the bar of the page before still fades. */
function start(): void {
  if (isBarShown()) {
    timer = setTimeout(start, SPEED_MS / 2);
    return;
  }
  showBar();
  timer = setTimeout(trickle, TRICKLE_EVERY_MS);
}

/**
 * Shows the bar while `work` is slow. It ends with the work, also when that fails, or goes on with
 * the work that was begun last: what a reader no longer waits for has no bar.
 */
export async function trackProgress<Result>(work: Promise<Result>): Promise<Result> {
  turn += 1;
  const mine = turn;
  if (timer === undefined) timer = setTimeout(start, SHOW_AFTER_MS);
  try {
    return await work;
  } finally {
    if (mine === turn) {
      clearTimeout(timer);
      timer = undefined;
      endBar();
    }
  }
}
