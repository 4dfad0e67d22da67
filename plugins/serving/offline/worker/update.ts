import { fetchNewestPack } from '../client/fetchPack';
import type { PackStore } from '../client/packStore';
import { PACKS_FILE, type PackList, WORKER_FILE } from '../shared';

export interface Updating {
  base: string;
  store: PackStore;
  /** Called if the site no longer has packs. */
  leave: () => Promise<void>;
  /** @default the `fetch` function of the browser */
  fetcher?: typeof fetch;
}

/** Downloads a file, bypassing all caches. Returns `undefined` if the server answers that there is none. */
async function askFor(
  name: string,
  type: RegExp,
  { base, fetcher = fetch }: Updating,
): Promise<Response | undefined> {
  const answer = await fetcher(base + name, { cache: 'no-store' });
  if (answer.status === 404 || answer.status === 410) return undefined;
  if (!answer.ok) throw new Error(`${base}${name} was answered with ${answer.status}`);
  // Some hosts answer with an HTML page if a file does not exist.
  return type.test(answer.headers.get('content-type') ?? '') ? answer : undefined;
}

/**
 * Updates the stored packs to those of the site. The old pack is used until the new one is
 * complete. If the site no longer offers packs, so that neither their list nor the worker exists,
 * everything is removed.
 *
 * @returns whether anything has changed
 */
export async function updatePacks(updating: Updating): Promise<boolean> {
  const { base, store, fetcher, leave } = updating;
  const answer = await askFor(PACKS_FILE, /json/, updating);
  if (!answer) {
    if (await askFor(WORKER_FILE, /script/, updating)) return false;
    for (const { pack } of await store.packs()) await store.remove(pack);
    await leave();
    return true;
  }
  const { packs } = (await answer.json()) as PackList;
  let hasChanged = false;
  for (const saved of await store.packs()) {
    const { version, lang } = saved.pack;
    const now = packs.find((pack) => pack.version === version && pack.lang === lang);
    if (now?.file === saved.file) continue;
    if (now) {
      const newest = await fetchNewestPack(now, { base, store, fetcher });
      // The reader may have removed the pack in the meantime.
      const isWanted = (await store.packs()).some(({ file }) => file === saved.file);
      if (isWanted) await store.save(newest);
      await store.sweep();
    } else await store.remove(saved.pack);
    hasChanged = true;
  }
  return hasChanged;
}
