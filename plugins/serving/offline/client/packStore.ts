import type { Pack, Place } from '../shared';
import { placeName } from '../shared';

/** A pack that is on the device. */
export interface SavedPack {
  pack: Pack;
  /** The file that it was read from, by which a newer one is known. */
  file: string;
  transfer: number;
  stored: number;
  pages: number;
  /** When it was fetched, in ms. */
  savedAt: number;
  /** Files with a hash in their names that the pack before had, for tabs that were opened with it. */
  old?: Record<string, string>;
}

/**
 * What is kept on a device for a site, in one cache: contents by their hash, so that packs share them
 * and an update fetches what has changed, and a record of each pack. Writing the record is what
 * makes a pack complete or new.
 */
export interface PackStore {
  packs(): Promise<SavedPack[]>;
  /** The hashes of all contents. */
  hashes(): Promise<Set<string>>;
  read(hash: string): Promise<Response | undefined>;
  /** @throws `QuotaExceededError` if the device has no room */
  keep(hash: string, response: Response): Promise<void>;
  save(saved: SavedPack): Promise<void>;
  /** Removes a pack, and all that only it needs. */
  remove(place: Place): Promise<void>;
  /** Removes contents that no pack names. */
  sweep(): Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether what is stored is a pack in the form that this code knows, and not of another release or damaged. */
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

/** The hashes that a pack needs. */
export function hashesOf({ pack, old = {} }: Pick<SavedPack, 'pack' | 'old'>): string[] {
  const entries = [...Object.values(pack.pages), ...Object.values(pack.files)];
  return [...new Set([...entries.map(([hash]) => hash), ...Object.values(old)])];
}

/**
 * @param base of the site, with a slash at both ends: a host has a store for each site
 */
export function openStore(base: string, storage: CacheStorage = caches): PackStore {
  const content = `${base}static/offline/content/`;
  const records = `${base}static/offline/pack/`;
  const open = () => storage.open(cacheName(base));
  const pathOf = ({ url }: Request) => new URL(url).pathname;

  async function listed(folder: string): Promise<Request[]> {
    // To ask for a cache makes it.
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
    // To open a cache makes it, when a page asks for something after the last pack was removed.
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
