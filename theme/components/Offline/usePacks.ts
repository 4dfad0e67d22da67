import { usePage, withBase } from '@rspress/core/runtime';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { fetchPackList } from '../../../plugins/serving/offline/client/fetchPack';
import { openStore, type SavedPack } from '../../../plugins/serving/offline/client/packStore';
import { canKeepPacks } from '../../../plugins/serving/offline/client/registerWorker';
import type { PackSummary, Place } from '../../../plugins/serving/offline/shared';
import { packRows } from './packRows';
import { dropPack, readTasks, removePack, savePack, subscribeTasks } from './packTasks';

type PacksState =
  | { kind: 'asking' }
  | { kind: 'unsupported' }
  | { kind: 'unknown' }
  | { kind: 'known' };

/** Returns the data of the dialog: the packs, their tasks and the available actions. */
export function usePacks() {
  const base = withBase('/');
  const { version, lang } = usePage().page;
  const [state, setState] = useState<PacksState>({ kind: 'asking' });
  const [offered, setOffered] = useState<PackSummary[]>([]);
  const [saved, setSaved] = useState<SavedPack[]>([]);
  const tasks = useSyncExternalStore(subscribeTasks, readTasks);

  const load = useCallback(async () => {
    if (!canKeepPacks()) return setState({ kind: 'unsupported' });
    const store = openStore(base);
    setState({ kind: 'asking' });
    try {
      setSaved(await store.packs());
    } catch {
      return setState({ kind: 'unsupported' });
    }
    try {
      setOffered(await fetchPackList({ base, store }));
      setState({ kind: 'known' });
    } catch {
      setState({ kind: 'unknown' });
    }
  }, [base]);

  useEffect(() => {
    void load();
  }, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the saved packs change with the tasks
  useEffect(() => {
    if (canKeepPacks())
      openStore(base)
        .packs()
        .then(setSaved, () => {});
  }, [base, tasks]);

  return {
    state,
    rows: packRows({ version, lang }, offered, saved, tasks),
    tasks,
    load,
    save: (pack: PackSummary) => savePack(pack, base),
    drop: (place: Place) => dropPack(place, base),
    remove: (place: Place) => removePack(place, base),
  };
}
