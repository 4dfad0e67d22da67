import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { COMMON_HEADERS } from '../shared/securityHeaders';

/** The response texts for errors that Node would answer with a bare status. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request is not valid HTTP.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  417: 'The server does not support the Expect header of the request.',
  431: 'The headers of the request are too large.',
  501: 'This server is not a proxy.',
};

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The headers of a response after which the connection is closed. */
const CLOSING_HEADERS = {
  ...COMMON_HEADERS,
  connection: 'close',
  'content-type': 'text/plain; charset=utf-8',
};

function answerText(status: number, text: string): string {
  const body = `${text}\n`;
  const headers = { ...CLOSING_HEADERS, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

type Answering = Duplex & { _httpMessage?: { headersSent?: boolean } | null };

/**
 * Adds a response text where Node would close the connection without one: unreadable requests,
 * `CONNECT`, and an unknown `Expect`.
 */
export function answerBadRequests(server: Server): void {
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(answerText(501, MESSAGES[501] ?? ''), () => socket.destroy());
  });
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, CLOSING_HEADERS).end(`${MESSAGES[417]}\n`);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Answering) => {
    // Nothing can be sent if another response has already begun.
    const isOpen = socket.writable && !socket._httpMessage?.headersSent;
    if (!isOpen || error.code === 'ECONNRESET') return void socket.destroy();
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    socket.end(answerText(status, MESSAGES[status] ?? ''), () => socket.destroy());
  });
}

/**
 * Whether a request does not have exactly one `Host` header, as HTTP/1.1 requires. Node itself
 * would accept several and use the first, or refuse the request without a text.
 */
export function lacksHost({ httpVersion, headersDistinct }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headersDistinct.host?.length !== 1;
}

/** Refuses a request that does not have exactly one `Host` header. */
export function refuseWithoutHost(response: ServerResponse): void {
  response.writeHead(400, CLOSING_HEADERS).end('The request must have exactly one Host header.\n');
}
