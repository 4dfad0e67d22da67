/** Runs tasks in the order in which they are added. */
export interface TaskQueue {
  /** Runs a task as soon as fewer than the maximum number of tasks are running. */
  add: <Result>(task: () => Promise<Result>) => Promise<Result>;
}

/**
 * Creates a queue.
 *
 * @param most the maximum number of tasks that run concurrently
 */
export function taskQueue(most: number): TaskQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  function start(): Promise<void> | undefined {
    if (running < most) {
      running += 1;
      return undefined;
    }
    return new Promise((resolve) => waiting.push(resolve));
  }

  function end(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async add(task) {
      await start();
      try {
        return await task();
      } finally {
        end();
      }
    },
  };
}
