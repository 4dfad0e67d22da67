import nprogress from 'nprogress';

/** How long a page may take before the bar shows, in milliseconds. */
const SHOW_AFTER_MS = 200;

/** How long nprogress's bar takes from one place to the next, and to fade at the end, in milliseconds. */
const SPEED_MS = 200;

const TRICKLE_EVERY_MS = 800;
const TRICKLE_RATE = 0.02;

/**
 * The pace of the bar. It trickles by a timer of ours, since nprogress's outlives the bar and then
 * moves the next one too; the role of nprogress's own template is none that ARIA knows.
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

/** nprogress cannot start while the bar of the page before still fades. */
function start(): void {
  if (nprogress.isRendered()) {
    timer = setTimeout(start, SPEED_MS / 2);
    return;
  }
  nprogress.configure(SETTINGS).start();
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
      nprogress.done();
    }
  }
}
