import type { PartKind } from '../format/envelope.ts';

/** Reads a part by its name, such as `words-12`: at once, or when it has come. */
export type ReadPart = (name: string) => Uint8Array | Promise<Uint8Array>;

/** The parts of an index that are at hand. */
export interface PartStore {
  /** A part; nothing while it is on its way. */
  get<Part>(kind: PartKind, number: number, decode: (bytes: Uint8Array) => Part): Part | undefined;
  /** What is on its way since it was last asked; settles when all of it is there, and fails when any of it cannot be had. */
  wanted(): Promise<unknown> | undefined;
  /** Forgets the parts that were not used for longest, but for so many. Not while an answer is made. */
  trim(): void;
}

/** Keeps parts that were read, each decoded once. */
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
      // A part that could not be had is read again when it is wanted again.
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
