/** Work that is going on, and the times without any. */
export interface QuietTimes {
  /** Notes the start of work. Returns a function to call once at its end. */
  begin: () => () => void;
  /** Waits until there has been no work for the given time, or until `isUrgent` returns true. */
  wait: (ms: number, isUrgent: () => boolean) => Promise<void>;
}

const LOOK_MS = 20;

/** Creates a record of the work of a dev server, so that other work can wait for the times between. */
export function quietTimes(now: () => number = () => performance.now()): QuietTimes {
  let running = 0;
  let lastEnd = now();
  return {
    begin() {
      let isOver = false;
      running += 1;
      return () => {
        if (isOver) return;
        isOver = true;
        running -= 1;
        lastEnd = now();
      };
    },
    async wait(ms, isUrgent) {
      while (!isUrgent() && (running > 0 || now() - lastEnd < ms))
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref());
    },
  };
}
