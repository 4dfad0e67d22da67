import {
  fetchNewestPack,
  type PackFailure,
  type PackProgress,
  packFailure,
} from '../../../plugins/serving/offline/client/fetchPack';
import { openStore } from '../../../plugins/serving/offline/client/packStore';
import {
  leaveWorker,
  registerWorker,
  tellWorker,
} from '../../../plugins/serving/offline/client/registerWorker';
import { withLock } from '../../../plugins/serving/offline/client/withLock';
import { type PackSummary, type Place, placeName } from '../../../plugins/serving/offline/shared';

/** What is being done, or was done last, with a pack. */
export type PackTask = { place: Place } & (
  | { kind: 'saving'; progress?: PackProgress; cancel: () => void }
  | { kind: 'failed'; reason: PackFailure }
  | { kind: 'cancelled' }
  | { kind: 'saved' }
  | { kind: 'removed' }
);

type Told = PackTask extends infer Task
  ? Task extends PackTask
    ? Omit<Task, 'place'>
    : never
  : never;

/** By place. It goes on while the dialog is closed and the reader goes from page to page. */
let tasks: Readonly<Record<string, PackTask>> = {};
const listeners = new Set<() => void>();

function setTask({ version, lang }: Place, task: Told): void {
  const place = { version, lang };
  tasks = { ...tasks, [placeName(place)]: { ...task, place } as PackTask };
  for (const listener of listeners) listener();
}

export function subscribeTasks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readTasks = () => tasks;

/** Fetches a pack, and then lets the worker answer from it. */
export async function savePack(summary: PackSummary, base: string): Promise<void> {
  const store = openStore(base);
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const cancel = () => cancelled.abort();
  const tell = (progress?: PackProgress) => {
    if (!signal.aborted) setTask(summary, { kind: 'saving', progress, cancel });
  };
  tell();
  try {
    await withLock(base, async () => {
      const saved = await fetchNewestPack(summary, { base, store, signal, onProgress: tell });
      signal.throwIfAborted();
      await registerWorker(base);
      await store.save(saved);
    });
    await tellWorker(base);
    setTask(summary, { kind: 'saved' });
  } catch (error) {
    if (!signal.aborted) {
      setTask(summary, { kind: 'failed', reason: packFailure(error) });
      return;
    }
    await store.sweep();
    setTask(summary, { kind: 'cancelled' });
  }
}

/** Gives up a pack that is not complete, with what has come of it. */
export async function dropPack(place: Place, base: string): Promise<void> {
  await openStore(base).sweep();
  setTask(place, { kind: 'cancelled' });
}

/** Removes a pack; with the last one the worker goes, too. */
export async function removePack(place: Place, base: string): Promise<void> {
  const store = openStore(base);
  await store.remove(place);
  await tellWorker(base);
  if ((await store.packs()).length === 0) await leaveWorker(base);
  setTask(place, { kind: 'removed' });
}
