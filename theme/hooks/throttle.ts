/** A throttled function, and a function that cancels its pending call. */
export interface Throttled {
  (): void;
  cancel: () => void;
}

/**
 * Runs `work` immediately, then at most once every `everyMs` milliseconds. The last call is never
 * dropped.
 */
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
