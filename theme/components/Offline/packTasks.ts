import {
  fetchNewestPack,
  type PackFailure,
  type PackProgress,
  packFailure,
  storing,
} from '../../../plugins/serving/offline/client/fetchPack';
import { openStore } from '../../../plugins/serving/offline/client/packStore';
import {
  notifyWorker,
  registerWorker,
  unregisterWorker,
} from '../../../plugins/serving/offline/client/registerWorker';
import { withLock } from '../../../plugins/serving/offline/client/withLock';
import { type PackSummary, type Place, placeName } from '../../../plugins/serving/offline/shared';

/** The current or latest task of a pack. */
export type PackTask = { place: Place } & (
  | { kind: 'saving'; progress?: PackProgress; cancel: () => void }
  | { kind: 'failed'; reason: PackFailure }
  | { kind: 'cancelled' }
  | { kind: 'saved' }
  | { kind: 'removed' }
);

type TaskState = PackTask extends infer Task
  ? Task extends PackTask
    ? Omit<Task, 'place'>
    : never
  : never;

/** The tasks by pack. They continue while the dialog is closed and across pages. */
let tasks: Readonly<Record<string, PackTask>> = {};
const listeners = new Set<() => void>();

function setTask({ version, lang }: Place, task: TaskState): void {
  const place = { version, lang };
  tasks = { ...tasks, [placeName(place)]: { ...task, place } as PackTask };
  for (const listener of listeners) listener();
}

export function subscribeTasks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readTasks = () => tasks;

/** Downloads a pack and lets the service worker serve it. */
export async function savePack(summary: PackSummary, base: string): Promise<void> {
  const store = openStore(base);
  const cancelled = new AbortController();
  const { signal } = cancelled;
  const cancel = () => cancelled.abort();
  const report = (progress?: PackProgress) => {
    if (!signal.aborted) setTask(summary, { kind: 'saving', progress, cancel });
  };
  report();
  try {
    await withLock(base, async () => {
      const saved = await fetchNewestPack(summary, { base, store, signal, onProgress: report });
      signal.throwIfAborted();
      await storing(registerWorker(base));
      await storing(store.save(saved));
    });
    await notifyWorker(base);
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

/** Cancels an incomplete download and deletes its data. */
export async function dropPack(place: Place, base: string): Promise<void> {
  await openStore(base).sweep();
  setTask(place, { kind: 'cancelled' });
}

/** Removes a pack, and the service worker after the last one. */
export async function removePack(place: Place, base: string): Promise<void> {
  const store = openStore(base);
  await store.remove(place);
  await notifyWorker(base);
  if ((await store.packs()).length === 0) await unregisterWorker(base);
  setTask(place, { kind: 'removed' });
}
