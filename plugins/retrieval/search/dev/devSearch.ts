import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { indexFiles, type SearchFile, type SynonymsByLang } from '../output/indexFiles';
import type { PlaceRecords } from '../records';
import { openPlace } from '../server/builtEngine';
import { jsonEndpoint } from '../server/jsonEndpoint';
import { createQueriesEndpoint } from '../server/queriesEndpoint';
import { answerRecommendations } from '../server/recommendationsEndpoint';
import { type SiteEngine, siteEngine } from '../server/siteEngine';
import { SEARCH_MANIFEST, type SearchManifest } from '../shared/files';
import { QUERIES_PATH, RECOMMENDATIONS_PATH } from '../shared/paths';
import type { SearchRecord } from '../shared/types';

export interface DevSearchSource {
  /** The files that records are made of. */
  files: () => readonly string[];
  /** The records as the files are now. */
  records: () => PlaceRecords[];
  base: () => string;
  synonyms?: SynonymsByLang;
}

type Next = () => void;

const FOLDER = SEARCH_MANIFEST.slice(0, SEARCH_MANIFEST.lastIndexOf('/') + 1);

/** What says that no page has changed. */
function stampOf(files: readonly string[]): string {
  return files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
}

function openFiles(files: ReadonlyMap<string, SearchFile['content']>): SiteEngine {
  const read = (name: string) => Buffer.from(files.get(name) ?? '');
  const { places } = JSON.parse(read(SEARCH_MANIFEST).toString()) as SearchManifest;
  return siteEngine(places.map((place) => openPlace(place, read)));
}

/** The search of a dev server. */
export interface DevSearch {
  /** Answers for its addresses; the rest goes on. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => void;
  /** The search as the pages are now. */
  engine: () => SiteEngine;
  /** The records as the pages are now; the same array as long as no page was saved. */
  records: () => readonly SearchRecord[];
}

/**
 * The search in the dev server: the index is made when it is asked for, and again when a page was
 * saved since. Its files stay at hand, so that a dialog that is open goes on.
 */
export function devSearch({ files, records, base, synonyms }: DevSearchSource): DevSearch {
  const made = new Map<string, SearchFile['content']>();
  let stamp: string | undefined;
  let engine: SiteEngine | undefined;
  let current: readonly SearchRecord[] = [];

  function refresh(): void {
    const now = stampOf(files());
    if (now === stamp) return;
    const places = records();
    for (const { name, content } of indexFiles(places, synonyms)) made.set(name, content);
    current = places.flatMap((place) => place.records);
    engine = undefined;
    stamp = now;
  }

  function freshEngine(): SiteEngine {
    refresh();
    engine ??= openFiles(made);
    return engine;
  }

  const listener = (answer: (request: Request) => Promise<Response>) =>
    getRequestListener((request) => answer(request), { overrideGlobalObjects: false });
  const endpoints = new Map([
    [QUERIES_PATH, listener(createQueriesEndpoint(freshEngine))],
    [RECOMMENDATIONS_PATH, listener(jsonEndpoint(answerRecommendations))],
  ]);

  const middleware: DevSearch['middleware'] = (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith(base())) return next();
    const name = path.slice(base().length);
    const endpoint = endpoints.get(`/${name}`);
    if (endpoint) return void endpoint(request, response);
    if (!name.startsWith(FOLDER)) return next();
    if (name === SEARCH_MANIFEST) refresh();
    const content = made.get(name);
    if (content === undefined) return next();
    const type = name.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : content);
  };

  return {
    middleware,
    engine: freshEngine,
    records: () => {
      refresh();
      return current;
    },
  };
}
