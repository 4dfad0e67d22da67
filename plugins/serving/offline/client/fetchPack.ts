import { deadlineSignal } from '../../../../theme/ui/loading/deadline';
import { firstSignal } from '../../../../theme/ui/loading/firstSignal';
import { isHashedFile } from '../../server/shared/hashedFiles';
import {
  HASH_LENGTH,
  PACKS_FILE,
  type Pack,
  type PackEntry,
  type PackList,
  type PackSummary,
} from '../shared';
import type { PackStore, SavedPack } from './packStore';

/**
 * Why a pack is incomplete. Files that have been downloaded are kept, so the next attempt continues
 * from there.
 */
export type PackFailure =
  /** The server cannot be reached. */
  | 'offline'
  /** A file was not downloaded in time. */
  | 'slow'
  /** The device has not enough storage. */
  | 'full'
  /** The browser could not store a file or run the service worker. */
  | 'storage'
  /** The server has other files than those in the pack, because the site is being updated. */
  | 'changed'
  /** The server answered with an error. */
  | 'failed';

export class PackError extends Error {
  override name = 'PackError';
  readonly reason: PackFailure;

  constructor(reason: PackFailure, cause: unknown) {
    super(`the pack is not complete: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Returns the kind of failure of an error. */
export function packFailure(error: unknown): PackFailure {
  if (error instanceof PackError) return error.reason;
  const { name } = error as Error;
  if (name === 'TimeoutError') return 'slow';
  return name === 'TypeError' ? 'offline' : 'failed';
}

/**
 * Waits for an operation of the browser on its storage or service worker, which can fail with the
 * same types of errors as the network.
 *
 * @throws {PackError} if it fails
 */
export async function storing<Value>(operation: Promise<Value>): Promise<Value> {
  try {
    return await operation;
  } catch (error) {
    const isFull = (error as Error).name === 'QuotaExceededError';
    throw new PackError(isFull ? 'full' : 'storage', error);
  }
}

/** The downloaded bytes, and the total. */
export interface PackProgress {
  done: number;
  total: number;
}

export interface FetchingPack {
  /** With a slash at both ends. */
  base: string;
  store: PackStore;
  signal?: AbortSignal;
  onProgress?: (progress: PackProgress) => void;
  /** @default the `fetch` function of the browser */
  fetcher?: typeof fetch;
}

/** The number of parallel downloads, which is the number of connections per host in browsers. */
const MAX_DOWNLOADS = 6;
/** The timeout of a file in milliseconds. */
const FILE_TIMEOUT_MS = 60_000;

/** Headers that describe the transfer of a response, not its content. */
const TRANSFER_HEADERS = [
  'content-encoding',
  'content-length',
  'vary',
  'set-cookie',
  'age',
  'date',
];

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = [...digest].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, HASH_LENGTH);
}

/** Downloads a file. One without a hash in its name is never taken from the HTTP cache. */
async function request(name: string, { base, signal, fetcher = fetch }: FetchingPack) {
  const deadline = deadlineSignal(FILE_TIMEOUT_MS);
  const answer = await fetcher(base + name, {
    cache: isHashedFile(name) ? 'default' : 'no-store',
    headers: { accept: 'text/html, */*' },
    signal: signal ? firstSignal(signal, deadline) : deadline,
  });
  if (!answer.ok) throw new PackError('failed', `${base}${name}: ${answer.status}`);
  return answer;
}

/** Downloads the current list of packs. */
export async function fetchPackList(given: FetchingPack): Promise<PackSummary[]> {
  const answer = await request(PACKS_FILE, given);
  return ((await answer.json()) as PackList).packs;
}

async function keepFile(name: string, hash: string, given: FetchingPack): Promise<void> {
  const answer = await request(name, given);
  const bytes = await answer.arrayBuffer();
  if ((await hashOf(bytes)) !== hash) throw new PackError('changed', `${given.base}${name}`);
  const headers = new Headers(answer.headers);
  for (const header of TRANSFER_HEADERS) headers.delete(header);
  await storing(given.store.keep(hash, new Response(bytes, { headers })));
}

/** Returns the files of a pack, with duplicates removed by content. */
function contentsOf({ pages, files }: Pack): [name: string, PackEntry][] {
  const all = [...Object.entries(files), ...Object.entries(pages)];
  return [...new Map(all.map((each) => [each[1][0], each])).values()];
}

/** Returns the files of the previous pack that open tabs may still need. */
function oldFiles(pack: Pack, before: SavedPack | undefined): Record<string, string> | undefined {
  const gone = Object.entries(before?.pack.files ?? {}).filter(
    ([name]) => isHashedFile(name) && !(name in pack.files),
  );
  return gone.length > 0
    ? Object.fromEntries(gone.map(([name, [hash]]) => [name, hash]))
    : undefined;
}

/**
 * Downloads the files of a pack that are not on the device. Every file is compared with its hash in
 * the pack, so that files of two builds never mix.
 *
 * @returns the pack, ready to be saved
 * @throws {PackError} with the reason why it is incomplete
 */
export async function fetchPack(
  { file, transfer, stored, pages }: PackSummary,
  given: FetchingPack,
): Promise<SavedPack> {
  const ended = new AbortController();
  const signal = given.signal ? firstSignal(given.signal, ended.signal) : ended.signal;
  const task = { ...given, signal };
  try {
    const pack = (await (await request(file, task)).json()) as Pack;
    const before = (await storing(given.store.packs())).find(
      ({ pack: { version, lang } }) => version === pack.version && lang === pack.lang,
    );
    const known = await storing(given.store.hashes());
    const contents = contentsOf(pack);
    const missing = contents.filter(([, [hash]]) => !known.has(hash));
    const sizeOf = (all: typeof contents) => all.reduce((sum, [, [, size]]) => sum + size, 0);
    const total = sizeOf(contents);
    let done = total - sizeOf(missing);
    given.onProgress?.({ done, total });
    const keepNext = async (): Promise<void> => {
      for (let next = missing.shift(); next; next = missing.shift()) {
        signal.throwIfAborted();
        const [name, [hash, size]] = next;
        await keepFile(name, hash, task);
        // Another download has failed in the meantime, and the failure was reported.
        signal.throwIfAborted();
        done += size;
        given.onProgress?.({ done, total });
      }
    };
    await Promise.all(Array.from({ length: MAX_DOWNLOADS }, keepNext));
    const old = oldFiles(pack, before);
    return { pack, file, transfer, stored, pages, savedAt: Date.now(), ...(old && { old }) };
  } catch (error) {
    ended.abort();
    given.signal?.throwIfAborted();
    throw new PackError(packFailure(error), error);
  }
}

/**
 * Downloads a pack, or its current version if the site was rebuilt in the meantime.
 *
 * @param summary the last known summary of the pack
 */
export async function fetchNewestPack(
  summary: PackSummary,
  given: FetchingPack,
): Promise<SavedPack> {
  try {
    return await fetchPack(summary, given);
  } catch (error) {
    const isOther = ['changed', 'failed'].includes(packFailure(error));
    if (given.signal?.aborted || !isOther) throw error;
    const newest = (await fetchPackList(given).catch(() => [])).find(
      ({ version, lang }) => version === summary.version && lang === summary.lang,
    );
    if (!newest || newest.file === summary.file) throw error;
    return fetchPack(newest, given);
  }
}
