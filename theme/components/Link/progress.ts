import nprogress from 'nprogress';

/** The delay before the bar is shown, in milliseconds. */
const SHOW_AFTER_MS = 200;

/** The duration of nprogress's animations, and of its fade-out, in milliseconds. */
const SPEED_MS = 200;

const TRICKLE_EVERY_MS = 800;
const TRICKLE_RATE = 0.02;

/**
 * The settings of the bar. Trickling uses a timer of this module, because nprogress's timer is not
 * cleared and also moves the next bar. The template replaces the role of nprogress's own, which is not
 * a valid ARIA role.
 */
const SETTINGS = {
  trickle: false,
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar" role="presentation"><div class="peg"></div></div>',
};

let turn = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function trickle(): void {
  nprogress.inc(Math.random() * TRICKLE_RATE);
  timer = setTimeout(trickle, TRICKLE_EVERY_MS);
}

/** Starts the bar. Retries while a previous bar is fading out, because nprogress cannot start then. */
function start(): void {
  if (nprogress.isRendered()) {
    timer = setTimeout(start, SPEED_MS / 2);
    return;
  }
  nprogress.configure(SETTINGS).start();
  timer = setTimeout(trickle, TRICKLE_EVERY_MS);
}

/**
 * Shows the bar while `work` is slow. The bar ends when the work that was started last is settled,
 * whether it succeeds or fails. Earlier work that is still pending is ignored.
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
      nprogress.done();
    }
  }
}
