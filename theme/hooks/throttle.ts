/** A function that runs at most once in a while, and the way to drop a call that is still to come. */
export interface Throttled {
  (): void;
  cancel: () => void;
}

/** Runs `work` at once, then at most every `everyMs` milliseconds; the last call is never lost. */
export function throttle(work: () => void, everyMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;

  function run() {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWaiting) return;
      isWaiting = false;
      run();
    }, everyMs);
    work();
  }

  const throttled = () => {
    if (timer === undefined) run();
    else isWaiting = true;
  };
  return Object.assign(throttled, { cancel: () => clearTimeout(timer) });
}
