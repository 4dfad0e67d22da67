import type { EventEmitter } from 'node:events';

/** A terminal and npm both send the same signal. Signals within this time count as one. */
const SAME_SIGNAL_MS = 1000;
const WATCH_PARENT_MS = 1000;

/** The numbers of the signals. A closed terminal sends `SIGHUP`. */
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** The actions of the stop signals. */
export interface StopActions {
  /** Finishes pending work and then ends the process. */
  stop: (reason: string) => void;
  /** Ends the process at once, with this exit code. */
  endNow: (code: number) => void;
  /** Returns a monotonic time in ms. */
  now?: () => number;
}

/**
 * Calls `stop` on the first signal. Further signals within a second are ignored; a later one ends
 * the process immediately.
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
      } else if (now() - first >= SAME_SIGNAL_MS) {
        endNow(128 + number);
      }
    });
  }
}

/**
 * Calls `stop` when the parent process exits. If npm is killed, it cannot forward a signal, and the
 * server would keep its port.
 *
 * @param parent returns the ID of the current parent process
 */
export function onParentExit(stop: StopActions['stop'], parent: () => number): void {
  const own = parent();
  const timer = setInterval(() => {
    if (parent() === own) return;
    clearInterval(timer);
    stop('npm has exited');
  }, WATCH_PARENT_MS);
  timer.unref();
}
