// All sides import this file: the build, which writes the files, the worker and the pages.

/** The service worker, below the base, which is its scope. */
export const WORKER_FILE = 'offline-worker.js';

/** Names the packs of a site; the only file of them whose name stays when its content changes. */
export const PACKS_FILE = 'static/offline/index.json';

/** A version and language; a site may lack either. */
export interface Place {
  version: string;
  lang: string;
}

/** Names a place in a file or an address: `v2.en` */
export function placeName({ version, lang }: Place): string {
  return [version, lang].filter(Boolean).join('.') || 'all';
}

/** What a reader is told before anything is fetched. */
export interface PackSummary extends Place {
  /** The file with the pack, which has a hash in its name. */
  file: string;
  pages: number;
  /** Whether the search works without a network. */
  hasSearch: boolean;
  /** Bytes on their way, compressed as our server does it. */
  transfer: number;
  /** Bytes on the device. */
  stored: number;
}

/** The packs of a site. */
export interface PackList {
  packs: PackSummary[];
}

/** A file of a pack: the start of the SHA-256 of its bytes, and how many of them are on their way. */
export type PackEntry = [hash: string, transfer: number];

/** Everything that pages of a place need, by addresses below the base, as browsers ask for them. */
export interface Pack extends Place {
  pages: Record<string, PackEntry>;
  files: Record<string, PackEntry>;
}

/** Hexadecimal digits of a hash: as many as no two files of a site share. */
export const HASH_LENGTH = 20;

/** A page of the site may tell its worker that what is kept has changed. */
export const PACKS_CHANGED = 'packs-changed';
