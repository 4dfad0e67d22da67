import type { Pack, Place } from '../shared';
import { placeName } from '../shared';

/** A pack that is stored on the device. */
export interface SavedPack {
  pack: Pack;
  /** The file from which the pack was read. A newer pack has another name. */
  file: string;
  transfer: number;
  stored: number;
  pages: number;
  /** When it was downloaded, in ms. */
  savedAt: number;
  /** Hashed files of the previous pack, for open tabs that still use them. */
  old?: Record<string, string>;
}

/**
 * The stored packs of a site, in one cache. It contains files by the hash of their content, so that
 * packs share them and an update only downloads changed files, and a record of each pack. Writing
 * the record completes or updates a pack.
 */
export interface PackStore {
  packs(): Promise<SavedPack[]>;
  /** Returns the hashes of all stored files. */
  hashes(): Promise<Set<string>>;
  read(hash: string): Promise<Response | undefined>;
  /** @throws `QuotaExceededError` if the device has no room */
  keep(hash: string, response: Response): Promise<void>;
  save(saved: SavedPack): Promise<void>;
  /** Removes a pack, and the files that no other pack needs. */
  remove(place: Place): Promise<void>;
  /** Removes files that no pack references. */
  sweep(): Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Whether a stored value is a valid pack in the current format, not one of another release or a
 * damaged one.
 */
function isSavedPack(value: unknown): value is SavedPack {
  if (!isRecord(value) || !isRecord(value.pack)) return false;
  const { pages, files, version, lang } = value.pack;
  const areEntries = (entries: unknown) =>
    isRecord(entries) && Object.values(entries).every((entry) => Array.isArray(entry));
  return (
    areEntries(pages) &&
    areEntries(files) &&
    typeof version === 'string' &&
    typeof lang === 'string' &&
    (value.old === undefined || isRecord(value.old))
  );
}

const cacheName = (base: string) => `lectern-offline ${base}`;

/** Returns the hashes of all files that a pack needs. */
export function hashesOf({ pack, old = {} }: Pick<SavedPack, 'pack' | 'old'>): string[] {
  const entries = [...Object.values(pack.pages), ...Object.values(pack.files)];
  return [...new Set([...entries.map(([hash]) => hash), ...Object.values(old)])];
}

/**
 * Opens the store of a site.
 *
 * @param base of the site, with a slash at both ends; each site of a host has its own store
 */
export function openStore(base: string, storage: CacheStorage = caches): PackStore {
  const content = `${base}static/offline/content/`;
  const records = `${base}static/offline/pack/`;
  const open = () => storage.open(cacheName(base));
  const pathOf = ({ url }: Request) => new URL(url).pathname;

  async function listed(folder: string): Promise<Request[]> {
    // Opening a cache would create it.
    if (!(await storage.has(cacheName(base)))) return [];
    const requests = await (await open()).keys();
    return requests.filter((request) => pathOf(request).startsWith(folder));
  }

  async function packs(): Promise<SavedPack[]> {
    const requests = await listed(records);
    const cache = requests.length > 0 ? await open() : undefined;
    const answers = await Promise.all(requests.map((request) => cache?.match(request)));
    const values: unknown[] = await Promise.all(
      answers.map((answer) => answer?.json().catch(() => undefined)),
    );
    return values.filter(isSavedPack);
  }

  async function sweep(): Promise<void> {
    const saved = await packs();
    if (saved.length === 0) {
      await storage.delete(cacheName(base));
      return;
    }
    const needed = new Set(saved.flatMap(hashesOf));
    const cache = await open();
    for (const request of await listed(content)) {
      if (!needed.has(pathOf(request).slice(content.length))) await cache.delete(request);
    }
  }

  return {
    packs,
    sweep,
    async hashes() {
      const requests = await listed(content);
      return new Set(requests.map((request) => pathOf(request).slice(content.length)));
    },
    // Opening a cache would create it, if a page requests something after the last pack was
    // removed.
    read: (hash) => storage.match(content + hash, { cacheName: cacheName(base) }),
    keep: async (hash, response) => (await open()).put(content + hash, response),
    async save(saved) {
      const record = new Response(JSON.stringify(saved));
      await (await open()).put(records + placeName(saved.pack), record);
    },
    async remove(place) {
      await (await open()).delete(records + placeName(place));
      await sweep();
    },
  };
}
