import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { QuietTimes } from '../../../support/quietTimes';
import type { AnsweringIndex } from '../engine/openIndex';
import { manifestFile, type SearchFile } from '../output/indexFiles';
import type { PlaceRecords } from '../records';
import { openPlace } from '../server/builtEngine';
import { jsonEndpoint } from '../server/jsonEndpoint';
import { createQueriesEndpoint } from '../server/queriesEndpoint';
import { answerRecommendations } from '../server/recommendationsEndpoint';
import { type SiteEngine, siteEngine } from '../server/siteEngine';
import { type IndexPlace, SEARCH_MANIFEST } from '../shared/files';
import { QUERIES_PATH, RECOMMENDATIONS_PATH } from '../shared/paths';
import type { SearchRecord } from '../shared/types';

/** The index of a language of a version, and its files. */
export interface MadePlace {
  place: IndexPlace;
  files: readonly SearchFile[];
}

export interface DevSearchSource {
  /** A value that stays the same as long as no file of the site has changed. */
  stamp: () => string;
  /** Reads the pages, yielding to other tasks in between, and calling `pause` before each page. */
  prepare: (pause: () => Promise<void>) => Promise<void>;
  /** The current records. Records of unchanged pages are the same objects as before. */
  records: () => PlaceRecords[];
  base: () => string;
  /** Builds an index in another thread. */
  index: (place: PlaceRecords) => Promise<MadePlace>;
  /** The work of the server, which takes precedence over an index that nobody waits for. */
  quiet: QuietTimes;
}

type Next = () => void;

const FOLDER = SEARCH_MANIFEST.slice(0, SEARCH_MANIFEST.lastIndexOf('/') + 1);

/** The number of indexes to keep for a language of a version, so that an open dialog can continue with an older one. */
const KEPT_INDEXES = 3;

/** A language of a version, with the records that its index was built from. */
interface IndexedPlace {
  records: readonly SearchRecord[];
  made: MadePlace;
  /** The previous ones, newest first. */
  earlier: readonly MadePlace[];
  opened?: AnsweringIndex;
}

const isSame = (some: readonly SearchRecord[], others: readonly SearchRecord[]) =>
  some.length === others.length && some.every((record, at) => record === others[at]);

/** The search of a dev server. */
export interface DevSearch {
  /** Answers requests for its addresses and passes on all others. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => void;
  /** The search for the current pages. */
  engine: () => Promise<SiteEngine>;
  /** The search for the pages at the time of the last request. */
  lastEngine: () => SiteEngine | undefined;
  /** The records of `lastEngine`; the same array as long as no page was saved. */
  records: () => readonly SearchRecord[];
  /** Called after a page is saved. Rebuilds the index if it has been used, as soon as the server has nothing else to do. */
  changed: () => void;
  /** Builds the index while the server has nothing else to do. A request for it lets the rest be done at once. */
  buildAhead: () => void;
}

/** The time without any request or compilation before the index is built, and then before each page and language. */
const START_MS = 3000;
const PAUSE_MS = 150;

interface AnsweredRequests {
  base: () => string;
  engine: () => Promise<SiteEngine>;
  /** Returns the content of a file of the search; `undefined` if there is no such file. */
  readFile: (name: string) => Promise<SearchFile['content'] | undefined>;
}

/** Creates a middleware that sends the files of the search and answers queries. */
function searchMiddleware({ base, engine, readFile }: AnsweredRequests): DevSearch['middleware'] {
  const listener = (answer: (request: Request) => Promise<Response>) =>
    getRequestListener((request) => answer(request), { overrideGlobalObjects: false });
  const endpoints = new Map([
    [QUERIES_PATH, listener(createQueriesEndpoint(engine))],
    [RECOMMENDATIONS_PATH, listener(jsonEndpoint(answerRecommendations))],
  ]);

  async function sendFile(
    name: string,
    response: ServerResponse,
    isHead: boolean,
  ): Promise<boolean> {
    const content = await readFile(name);
    if (content === undefined) return false;
    const type = name.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(isHead ? undefined : content);
    return true;
  }

  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith(base())) return next();
    const name = path.slice(base().length);
    const endpoint = endpoints.get(`/${name}`);
    if (endpoint) return void endpoint(request, response);
    if (!name.startsWith(FOLDER)) return next();
    sendFile(name, response, request.method === 'HEAD').then(
      (isSent) => !isSent && next(),
      (error: Error) => {
        console.error(error.message);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(error.message);
      },
    );
  };
}

/**
 * The search of the dev server. The index is built on the first request, and rebuilt after a save for the
 * languages and versions that have changed.
 */
export function devSearch(source: DevSearchSource): DevSearch {
  const { stamp, prepare, records, base, index, quiet } = source;
  let places = new Map<string, IndexedPlace>();
  let files = new Map<string, SearchFile['content']>();
  let stampOfIndex: string | undefined;
  let engine: SiteEngine | undefined;
  let current: readonly SearchRecord[] = [];
  let underWay: Promise<void> | undefined;
  /** Whether a request needs the index. */
  let isAwaited = false;
  /** Whether there was a request for the index. Without one, edits do not rebuild it. */
  let isUsed = false;
  const pause = (ms = PAUSE_MS) => quiet.wait(ms, () => isAwaited);

  async function indexed(place: PlaceRecords, known?: IndexedPlace): Promise<IndexedPlace> {
    if (known && isSame(known.records, place.records)) return known;
    const made = await index(place);
    const earlier = known ? [known.made, ...known.earlier] : [];
    return { records: place.records, made, earlier: earlier.slice(0, KEPT_INDEXES - 1) };
  }

  async function makeAll(now: string): Promise<void> {
    await prepare(pause);
    const found = records();
    const next = new Map<string, IndexedPlace>();
    // One after the other, beginning with the default language of the newest version.
    for (const place of found) {
      const key = `${place.version}/${place.lang}`;
      await pause();
      next.set(key, await indexed(place, places.get(key)));
    }
    const all = [...next.values()];
    const manifest = manifestFile(all.map(({ made }) => made.place));
    files = new Map(
      [
        manifest,
        ...all.flatMap(({ made, earlier }) => [...earlier, made].flatMap((one) => one.files)),
      ].map(({ name, content }) => [name, content]),
    );
    places = next;
    current = found.flatMap((place) => place.records);
    engine = undefined;
    stampOfIndex = now;
  }

  /** Rebuilds the index until no page has been saved meanwhile. */
  async function catchUp(): Promise<void> {
    // The stamp depends on all pages. Reading them for it at once would block the server.
    if (stampOfIndex === undefined) await prepare(pause);
    for (let now = stamp(); now !== stampOfIndex; now = stamp()) await makeAll(now);
  }

  /** Brings the index up to date, between the other work of the server unless a request waits for it. */
  function update(): Promise<void> {
    underWay ??= catchUp().finally(() => {
      underWay = undefined;
      isAwaited = false;
    });
    return underWay;
  }

  function refresh(): Promise<void> {
    isAwaited = true;
    isUsed = true;
    return update();
  }

  function openEngine(): SiteEngine {
    const read = (name: string) => Buffer.from(files.get(name) ?? '');
    engine ??= siteEngine(
      [...places.values()].map((place) => {
        place.opened ??= openPlace(place.made.place, read);
        return place.opened;
      }),
    );
    return engine;
  }

  async function freshEngine(): Promise<SiteEngine> {
    await refresh();
    return openEngine();
  }

  return {
    middleware: searchMiddleware({
      base,
      engine: freshEngine,
      async readFile(name) {
        if (name === SEARCH_MANIFEST) await refresh();
        return files.get(name);
      },
    }),
    engine: freshEngine,
    lastEngine: () => engine,
    records: () => current,
    changed() {
      if (!isUsed) return;
      // The browser requests the update of the page first.
      pause()
        .then(update)
        .catch((error: Error) => console.error(error.message));
    },
    buildAhead() {
      // A request for the search reports what is wrong.
      pause(START_MS)
        .then(update)
        .catch(() => {});
    },
  };
}
