import type { PartKind } from '../format/envelope.ts';

/** Loads a part by its name, such as `words-12`, synchronously if it is available. */
export type ReadPart = (name: string) => Uint8Array | Promise<Uint8Array>;

/** The loaded parts of an index. */
export interface PartStore {
  /** A part, or `undefined` while it is loading. */
  get<Part>(kind: PartKind, number: number, decode: (bytes: Uint8Array) => Part): Part | undefined;
  /** The parts that have been requested since the last call. Resolves when all of them are loaded, and rejects if one cannot be loaded. */
  wanted(): Promise<unknown> | undefined;
  /** Evicts the least recently used parts, except for a number of them. Not during a query. */
  trim(): void;
}

/** Caches loaded parts. Each is decoded once. */
export function createPartStore(read: ReadPart, kept: number): PartStore {
  const parts = new Map<string, unknown>();
  const loading = new Map<string, Promise<void>>();
  return {
    get<Part>(kind: PartKind, number: number, decode: (bytes: Uint8Array) => Part) {
      const name = `${kind}-${number}`;
      if (parts.has(name)) {
        const part = parts.get(name) as Part;
        parts.delete(name);
        parts.set(name, part);
        return part;
      }
      if (loading.has(name)) return undefined;
      const bytes = read(name);
      if (bytes instanceof Uint8Array) {
        const part = decode(bytes);
        parts.set(name, part);
        return part;
      }
      const come = bytes.then((loaded) => void parts.set(name, decode(loaded)));
      // A part that could not be loaded is tried again the next time.
      const settled = () => void loading.delete(name);
      come.then(settled, settled);
      loading.set(name, come);
      return undefined;
    },
    wanted: () => (loading.size === 0 ? undefined : Promise.all(loading.values())),
    trim() {
      for (const name of parts.keys()) {
        if (parts.size <= kept) return;
        parts.delete(name);
      }
    },
  };
}
