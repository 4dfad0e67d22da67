/** How long a page may take before the bar shows, in milliseconds. */
const SHOW_AFTER_MS = 200;

/** The pace of the bar; the role of nprogress's own template is none that ARIA knows. */
const SETTINGS = {
  minimum: 0.08,
  trickleSpeed: 800,
  trickleRate: 0.02,
  speed: 200,
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar" role="presentation"><div class="peg"></div></div>',
};

type Bar = typeof import('nprogress');

let bar: Promise<Bar | undefined> | undefined;

/** The bar comes with the first page that a reader goes to; without it, nothing shows. */
function loadBar(): Promise<Bar | undefined> {
  bar ??= import('nprogress').then(
    ({ default: loaded }) => loaded.configure(SETTINGS),
    () => undefined,
  );
  return bar;
}

let running = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function showBar(): Promise<void> {
  const loaded = await loadBar();
  if (running > 0) loaded?.start();
}

/** Shows the bar while `work` is slow; the bar ends with the last of the works, failed ones too. */
export async function trackProgress<Result>(work: Promise<Result>): Promise<Result> {
  running += 1;
  void loadBar();
  if (running === 1) timer = setTimeout(showBar, SHOW_AFTER_MS);
  try {
    return await work;
  } finally {
    running -= 1;
    if (running === 0) {
      clearTimeout(timer);
      void loadBar().then((loaded) => loaded?.done());
    }
  }
}
