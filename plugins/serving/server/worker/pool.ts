import type { Calls } from './messages';
import type { WorkerCalls } from './openWorker';

/** Combines identical threads. Each call goes to the one with the fewest pending calls. */
export function createPool<Api extends Calls>(
  workers: readonly WorkerCalls<Api>[],
): WorkerCalls<Api> {
  const [first, ...others] = workers;
  if (!first) throw new Error('a pool needs at least one thread');
  const idlest = () =>
    others.reduce((best, worker) => (worker.waiting() < best.waiting() ? worker : best), first);
  return {
    call: (name, argument, signal) => idlest().call(name, argument, signal),
    waiting: () => workers.reduce((sum, worker) => sum + worker.waiting(), 0),
    problem: () => workers.map((worker) => worker.problem()).find((problem) => problem),
    close: async () => void (await Promise.all(workers.map((worker) => worker.close()))),
  };
}
