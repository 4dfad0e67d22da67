import type { EventEmitter } from 'node:events';

/** A terminal and npm both send the same signal: what comes so soon is the same wish. */
const SAME_WISH_MS = 1000;
const WATCH_PARENT_MS = 1000;

/** A terminal that is closed sends `SIGHUP`. */
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** What the signals are about. */
export interface StopActions {
  /** Ends what is under way, and then the process. */
  stop: (reason: string) => void;
  /** Ends the process at once, with this exit code. */
  endNow: (code: number) => void;
  /** A time in ms that goes on whatever becomes of the clock. */
  now?: () => number;
}

/**
 * Calls `stop` with the first signal. Another within a second is the same one again; a later one
 * does not wait any longer.
 */
export function onStopSignals(
  source: Pick<EventEmitter, 'on'>,
  { stop, endNow, now = () => performance.now() }: StopActions,
): void {
  let first: number | undefined;
  for (const [signal, number] of Object.entries(SIGNALS)) {
    source.on(signal, () => {
      if (first === undefined) {
        first = now();
        stop(signal);
      } else if (now() - first >= SAME_WISH_MS) {
        endNow(128 + number);
      }
    });
  }
}

/**
 * Calls `stop` when the process that started this one is gone: npm that was killed cannot pass a
 * signal on, and the server would keep its port.
 *
 * @param parent tells who the parent is now
 */
export function onParentGone(stop: StopActions['stop'], parent: () => number): void {
  const own = parent();
  const timer = setInterval(() => {
    if (parent() === own) return;
    clearInterval(timer);
    stop('npm has exited');
  }, WATCH_PARENT_MS);
  timer.unref();
}
