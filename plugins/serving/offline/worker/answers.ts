import { isHashedFile } from '../../server/shared/hashedFiles';
import type { PackStore, SavedPack } from '../client/packStore';
import { offlinePage } from './offlinePage';
import { type AskedRequest, type KeptFiles, keptFiles, pathBelow } from './requests';
import type { WorkerSettings } from './settings';

/** So long the network is waited for while there is something on the device, in milliseconds. */
const SLOW_MS = 4000;

interface Kept extends KeptFiles {
  saved: SavedPack[];
}

/** From here on the server, or what stands before it, is not able to answer. */
const SERVER_ERROR = 500;

const after = (ms: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

/**
 * Answers what pages of the site ask for: documents from the network as long as it answers in time,
 * files with a hash in their names from the device, all others from the network if there is one.
 *
 * @param slow how long the network is waited for, in ms
 */
export function createAnswers(
  settings: WorkerSettings,
  store: PackStore,
  fetcher: (request: Request) => Promise<Response> = (request) => fetch(request),
  slow = SLOW_MS,
) {
  let reading: Promise<Kept> | undefined;
  let kept: Kept | undefined;

  /** A browser may fail to read what it has stored: the network then answers, and the next request tries again. */
  async function read(): Promise<Kept> {
    reading ??= store.packs().then((saved) => ({ saved, ...keptFiles(saved, settings) }));
    const asked = reading;
    try {
      kept = await asked;
      return kept;
    } catch {
      if (reading === asked) reading = undefined;
      return { saved: [], ...keptFiles([], settings) };
    }
  }

  const readContent = async (hash: string | undefined) =>
    hash === undefined ? undefined : store.read(hash).catch(() => undefined);

  /** The answer of the network, if it comes in time and is one; else what is on the device. */
  async function freshOrKept(request: Request, hash: string | undefined): Promise<Response> {
    const asked = fetcher(request);
    if (hash === undefined) return asked;
    const answer = await Promise.race([asked.catch(() => undefined), after(slow)]);
    if (answer && answer.status < SERVER_ERROR) return answer;
    return (await readContent(hash)) ?? asked;
  }

  async function document(request: Request, path: string): Promise<Response> {
    const { page, file, saved } = await read();
    try {
      return await freshOrKept(request, page(path) ?? file(path));
    } catch {
      return offlinePage(path, saved, settings);
    }
  }

  async function file(request: Request, path: string): Promise<Response> {
    const found = await read();
    const hash = found.file(path) ?? found.page(path);
    if (!isHashedFile(path.slice(1))) return freshOrKept(request, hash);
    return (await readContent(hash)) ?? fetcher(request);
  }

  return {
    /** Whether an answer is known to be the network's, whatever it is. */
    isUnknown({ mode, url }: AskedRequest): boolean {
      const path = pathBelow(url, settings) ?? '';
      return mode !== 'navigate' && kept !== undefined && !kept.file(path) && !kept.page(path);
    },
    answer(request: Request): Promise<Response> {
      const path = pathBelow(request.url, settings) ?? '/';
      return request.mode === 'navigate' ? document(request, path) : file(request, path);
    },
    /** Reads the packs again. */
    forget(): void {
      reading = undefined;
      kept = undefined;
    },
  };
}
