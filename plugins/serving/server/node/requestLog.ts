import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Writes text to the log. */
export type WriteText = (text: string) => void;

/** The log entry of a request. It contains neither the query nor anything about the reader. */
export interface RequestLine {
  time: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  /** The size of the response, including its headers. */
  bytes: number;
  /** Whether the client left before the answer was complete. */
  cut?: true;
}

const MAX_PATH = 256;
const FLUSH_AFTER = 200;
const FLUSH_SIZE = 64 * 1024;

/** Returns a path as it is logged: without the query, and truncated to a maximum length. */
export function loggedPath(address = '/'): string {
  return (address.split('?', 1)[0] ?? '/').slice(0, MAX_PATH);
}

/**
 * Writes one line of JSON per request of a server. Lines are buffered for up to 200 ms.
 *
 * @returns a function that writes the remaining lines at once
 */
export function logRequests(server: Server, write: WriteText): () => void {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') write(lines);
    lines = '';
  }

  function add(line: RequestLine) {
    lines += `${JSON.stringify(line)}\n`;
    if (lines.length > FLUSH_SIZE) flush();
    else timer ??= setTimeout(flush, FLUSH_AFTER).unref();
  }

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now();
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    response.once('close', () =>
      add({
        time: new Date().toISOString(),
        method: request.method ?? '',
        path: loggedPath(request.url),
        status: response.statusCode,
        ms: Math.round((performance.now() - start) * 100) / 100,
        bytes: socket.bytesWritten - sentBefore,
        ...(response.writableFinished ? {} : { cut: true }),
      }),
    );
  });
  return flush;
}
