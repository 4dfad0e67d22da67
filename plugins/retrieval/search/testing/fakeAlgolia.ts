import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface FakeIndex {
  objects: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
}

type Body = Record<string, unknown> & {
  requests?: {
    action?: string;
    body?: Record<string, unknown>;
    query?: string;
    indexName?: string;
  }[];
  destination?: string;
  operation?: string;
};

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}

/**
 * Starts a server with the part of Algolia's API that a push uses. Queries return the objects that contain the words.
 * A task is published when it is requested for the second time.
 */
export async function startFakeAlgolia() {
  const indexes = new Map<string, FakeIndex>();
  const seen: string[] = [];
  const asked = new Map<number, number>();
  /** Called before each response. A returned status replaces the response. */
  let intercept: (call: string) => number | undefined | Promise<undefined> = () => undefined;
  let lastTask = 0;

  function indexOf(name: string): FakeIndex {
    const index = indexes.get(name) ?? { objects: new Map(), settings: {}, synonyms: [] };
    indexes.set(name, index);
    return index;
  }

  function query({ indexName = '', query: words = '' }: NonNullable<Body['requests']>[number]) {
    const hits = [...(indexes.get(indexName)?.objects.values() ?? [])].filter((object) =>
      JSON.stringify(object).includes(words),
    );
    return { index: indexName, hits, nbHits: hits.length };
  }

  function change(name: string, action: string, body: unknown): void {
    const { requests = [], destination = '', operation } = body as Body;
    if (action === 'clear') indexOf(name).objects.clear();
    if (action === 'settings') indexOf(name).settings = body as Body;
    if (action === 'synonyms/batch') indexOf(name).synonyms = body as unknown[];
    if (action === 'synonyms/clear') indexOf(name).synonyms = [];
    if (action === 'batch') {
      for (const { action: kind, body: object = {} } of requests) {
        if (kind === 'addObject') indexOf(name).objects.set(String(object.objectID), object);
      }
    }
    if (action === 'operation' && operation === 'move') {
      indexes.set(destination, indexOf(name));
      indexes.delete(name);
    }
  }

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const body = await readJson(request);
    const call = `${request.method} ${name} ${action}`;
    seen.push(call);
    const answer = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(value));
    };
    const status = await intercept(call);
    if (status) return answer(status, { message: 'not now', status });
    if (action === 'queries') {
      return answer(200, { results: ((body as Body).requests ?? []).map(query) });
    }
    if (request.headers['x-algolia-api-key'] !== 'admin') {
      return answer(403, { message: 'Invalid Application-ID or API key', status: 403 });
    }
    const [, task] = /^task\/(\d+)$/.exec(action) ?? [];
    if (task) {
      const times = (asked.get(Number(task)) ?? 0) + 1;
      asked.set(Number(task), times);
      return answer(200, { status: times > 1 ? 'published' : 'notPublished', pendingTask: false });
    }
    change(name, action, body);
    lastTask += 1;
    const at = new Date(0).toISOString();
    answer(200, { taskID: lastTask, updatedAt: at, objectIDs: [] });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    indexes,
    seen,
    intercept: (next: typeof intercept) => {
      intercept = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
