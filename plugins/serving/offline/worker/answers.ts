import { isHashedFile } from '../../server/shared/hashedFiles';
import type { PackStore, SavedPack } from '../client/packStore';
import { offlinePage } from './offlinePage';
import { type AskedRequest, type KeptFiles, keptFiles, pathBelow } from './requests';
import type { WorkerSettings } from './settings';

/** So long a page is waited for while there is one on the device, in milliseconds. */
export const SLOW_MS = 4000;

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
 * @param slow how long a page is waited for, in ms
 */
export function createAnswers(
  settings: WorkerSettings,
  store: PackStore,
  fetcher: (request: Request) => Promise<Response> = (request) => fetch(request),
  slow = SLOW_MS,
) {
  let reading: Promise<Kept> | undefined;
  let kept: Kept | undefined;

  async function read(): Promise<Kept> {
    reading ??= store.packs().then((saved) => ({ saved, ...keptFiles(saved, settings) }));
    kept = await reading;
    return kept;
  }

  const readContent = (hash: string | undefined) =>
    hash === undefined ? undefined : store.read(hash);

  async function document(request: Request, path: string): Promise<Response> {
    const { page, file, saved } = await read();
    const hash = page(path) ?? file(path);
    const asked = fetcher(request).catch(() => undefined);
    const answer = await (hash === undefined ? asked : Promise.race([asked, after(slow)]));
    if (answer && (answer.status < SERVER_ERROR || hash === undefined)) return answer;
    return (await readContent(hash)) ?? (await asked) ?? offlinePage(path, saved, settings);
  }

  async function file(request: Request, path: string): Promise<Response> {
    const found = await read();
    const hash = found.file(path) ?? found.page(path);
    if (isHashedFile(path.slice(1))) return (await readContent(hash)) ?? fetcher(request);
    try {
      const answer = await fetcher(request);
      if (answer.status < SERVER_ERROR) return answer;
      return (await readContent(hash)) ?? answer;
    } catch (error) {
      const content = await readContent(hash);
      if (content) return content;
      throw error;
    }
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
