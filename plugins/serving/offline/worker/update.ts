import { fetchNewestPack } from '../client/fetchPack';
import type { PackStore } from '../client/packStore';
import { PACKS_FILE, type PackList, WORKER_FILE } from '../shared';

export interface Updating {
  base: string;
  store: PackStore;
  /** Called when the site has no packs any more. */
  leave: () => Promise<void>;
  /** @default the browser's */
  fetcher?: typeof fetch;
}

/** Asks for a file past all caches; `undefined` if the server says that there is none. */
async function askFor(
  name: string,
  type: RegExp,
  { base, fetcher = fetch }: Updating,
): Promise<Response | undefined> {
  const answer = await fetcher(base + name, { cache: 'no-store' });
  if (answer.status === 404 || answer.status === 410) return undefined;
  if (!answer.ok) throw new Error(`${base}${name} was answered with ${answer.status}`);
  // Some hosts answer with a page where there is no file.
  return type.test(answer.headers.get('content-type') ?? '') ? answer : undefined;
}

/**
 * Brings the packs on the device to what the site has now. A pack stays as it is until the new one is
 * complete. Where the site has turned packs off, so that neither their list nor the worker is there,
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
      // The reader may have removed it meanwhile.
      const isWanted = (await store.packs()).some(({ file }) => file === saved.file);
      if (isWanted) await store.save(newest);
      await store.sweep();
    } else await store.remove(saved.pack);
    hasChanged = true;
  }
  return hasChanged;
}
