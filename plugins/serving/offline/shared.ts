// The build, the worker and the theme import this file.

/** The path of the service worker below the base, which is its scope. */
export const WORKER_FILE = 'offline-worker.js';

/** The list of packs. It is the only one of their files without a hash in its name. */
export const PACKS_FILE = 'static/offline/index.json';

/** A version and language. Either is empty if the site does not have several. */
export interface Place {
  version: string;
  lang: string;
}

/** Returns the name of a place for files and addresses: `v2.en` */
export function placeName({ version, lang }: Place): string {
  return [version, lang].filter(Boolean).join('.') || 'all';
}

/** The facts about a pack that are shown before the download. */
export interface PackSummary extends Place {
  /** The file of the pack, with a hash in its name. */
  file: string;
  pages: number;
  /** Whether the search works offline. */
  hasSearch: boolean;
  /** The download size in bytes, compressed as by our server. */
  transfer: number;
  /** The size on the device in bytes. */
  stored: number;
}

/** The packs of a site. */
export interface PackList {
  packs: PackSummary[];
}

/** A file of a pack: the beginning of the SHA-256 hash of its content, and its compressed size in bytes. */
export type PackEntry = [hash: string, transfer: number];

/** The files that the pages of a place need, by their URL-encoded path below the base. */
export interface Pack extends Place {
  pages: Record<string, PackEntry>;
  files: Record<string, PackEntry>;
}

/** The number of hexadecimal digits of a hash, enough to avoid collisions within a site. */
export const HASH_LENGTH = 20;

/** The message from a page to the worker that the stored packs have changed. */
export const PACKS_CHANGED = 'packs-changed';
