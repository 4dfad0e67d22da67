import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRequest {
  method: string;
  /** The parts of the path: `['collections', 'docs']`. */
  path: string[];
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface FakeAnswer {
  status: number;
  /** An object is sent as JSON, a text as it is. */
  body: unknown;
}

/**
 * What happens in place of an answer: a status, a connection that breaks before the work is done, or
 * one that breaks behind it.
 */
export type Trouble = number | 'broken' | 'lost' | undefined;

/** A server on a free port that answers as it is told, and has trouble on demand. */
export async function startFakeServer(answer: (request: FakeRequest) => FakeAnswer) {
  const seen: string[] = [];
  let trouble: (call: string) => Trouble = () => undefined;
  const server = createServer(async (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost');
    let text = '';
    for await (const chunk of incoming.setEncoding('utf8')) text += chunk;
    const method = incoming.method ?? 'GET';
    const call = `${method} ${decodeURIComponent(pathname)}`;
    seen.push(call);
    const happens = trouble(call);
    if (happens === 'broken') return incoming.socket.destroy();
    const { status, body } =
      typeof happens === 'number'
        ? { status: happens, body: { message: 'not now', code: 'fake', type: 'system', link: '' } }
        : answer({
            method,
            path: pathname.split('/').filter(Boolean).map(decodeURIComponent),
            query: searchParams,
            headers: incoming.headers,
            text,
          });
    if (happens === 'lost') return incoming.socket.destroy();
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' });
    response.end(isText ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    seen,
    /** What changes something: every call that is not a `GET`. */
    changes: () => seen.filter((call) => !call.startsWith('GET ')),
    /** @param next told of every call */
    intercept: (next: typeof trouble) => {
      trouble = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
