import { isHashedFile } from '../../server/shared/hashedFiles';
import type { PackStore, SavedPack } from '../client/packStore';
import { offlinePage } from './offlinePage';
import { indexPacks, pathBelow, type RequestProperties, type StoredFiles } from './requests';
import type { WorkerSettings } from './settings';

/** How long to wait for the network if the device has the content, in milliseconds. */
const SLOW_MS = 4000;

interface LoadedPacks extends StoredFiles {
  saved: SavedPack[];
}

/** The lowest status that means that the server, or a proxy in front of it, is failing. */
const SERVER_ERROR = 500;

const after = (ms: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

/**
 * Answers the requests of pages: documents from the network if it responds in time, hashed files
 * from the device, and others from the network if it is available.
 *
 * @param slow how long to wait for the network, in ms
 */
export function createAnswers(
  settings: WorkerSettings,
  store: PackStore,
  fetcher: (request: Request) => Promise<Response> = (request) => fetch(request),
  slow = SLOW_MS,
) {
  let reading: Promise<LoadedPacks> | undefined;
  let kept: LoadedPacks | undefined;

  /**
   * Reads the stored packs. If the browser fails to read them, the network answers, and the next
   * request tries again.
   */
  async function read(): Promise<LoadedPacks> {
    reading ??= store.packs().then((saved) => ({ saved, ...indexPacks(saved, settings) }));
    const asked = reading;
    try {
      kept = await asked;
      return kept;
    } catch {
      if (reading === asked) reading = undefined;
      return { saved: [], ...indexPacks([], settings) };
    }
  }

  const readContent = async (hash: string | undefined) =>
    hash === undefined ? undefined : store.read(hash).catch(() => undefined);

  /**
   * Returns the response of the network if it arrives in time and is not a server error, otherwise
   * the stored one.
   */
  async function networkOrStored(request: Request, hash: string | undefined): Promise<Response> {
    const asked = fetcher(request);
    if (hash === undefined) return asked;
    const answer = await Promise.race([asked.catch(() => undefined), after(slow)]);
    if (answer && answer.status < SERVER_ERROR) return answer;
    return (await readContent(hash)) ?? asked;
  }

  async function document(request: Request, path: string): Promise<Response> {
    const { page, file, saved } = await read();
    try {
      return await networkOrStored(request, page(path) ?? file(path));
    } catch {
      return offlinePage(path, saved, settings);
    }
  }

  async function file(request: Request, path: string): Promise<Response> {
    const found = await read();
    const hash = found.file(path) ?? found.page(path);
    if (!isHashedFile(path.slice(1))) return networkOrStored(request, hash);
    return (await readContent(hash)) ?? fetcher(request);
  }

  return {
    /**
     * Whether the packs are loaded and do not contain the requested file, so the network answers in
     * any case.
     */
    isUnknown({ mode, url }: RequestProperties): boolean {
      const path = pathBelow(url, settings) ?? '';
      return mode !== 'navigate' && kept !== undefined && !kept.file(path) && !kept.page(path);
    },
    answer(request: Request): Promise<Response> {
      const path = pathBelow(request.url, settings) ?? '/';
      return request.mode === 'navigate' ? document(request, path) : file(request, path);
    },
    /** Discards the loaded packs, so that they are read again. */
    forget(): void {
      reading = undefined;
      kept = undefined;
    },
  };
}
