import { setTimeout as wait } from 'node:timers/promises';
import { COMMON_HEADERS } from '../shared/securityHeaders';
import { readRange } from './byteRange';
import { holdsRange, namesTag } from './entityTags';
import { type Body, fileBody, type NoBody } from './fileBody';
import type { FileForm, SiteFile } from './siteFile';

/** A response. It is synchronous if everything is in memory. */
export type Answer = Response | Promise<Response>;

/** Returns a short text response, for anything other than a page. */
export function textAnswer(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      ...COMMON_HEADERS,
      ...headers,
    },
  });
}

/**
 * Returns a permanent redirect. The status is 301 rather than 308, because only GET and HEAD
 * requests are redirected, so there is no method to preserve, and every host that reads
 * `_redirects` supports 301. Browsers may cache it for an hour only: with the next version, `/v2/…`
 * becomes a page of its own.
 */
export function redirectAnswer(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 301,
    headers: { location, 'cache-control': 'public, max-age=3600', ...COMMON_HEADERS, ...headers },
  });
}

/** Adds a `Vary` header to a response that depends on a request header. */
export async function answerBy(header: string, answer: Answer): Promise<Response> {
  const response = await answer;
  response.headers.append('vary', header);
  return response;
}

/** The number of attempts to open a file while too many files are open, and the delay between them in ms. */
const BUSY_TRIES = 10;
const BUSY_WAIT_MS = 100;

/** Returns a response with a body, or an error response if the body cannot be read. */
function bodyAnswer(read: () => Body | NoBody, init: ResponseInit, tries = BUSY_TRIES): Answer {
  const body = read();
  if (body === 'gone') return textAnswer(404, 'The file no longer exists.');
  if (body !== 'busy') return new Response(body, init);
  if (tries > 0) return wait(BUSY_WAIT_MS).then(() => bodyAnswer(read, init, tries - 1));
  return textAnswer(503, 'The server is busy. Please try again shortly.', {
    'retry-after': '1',
    'cache-control': 'no-store',
  });
}

/** Returns the 404 page. */
export function notFoundAnswer({ method }: Request, file: SiteFile, form: FileForm): Answer {
  const init = { status: 404, headers: form.notFound };
  return method === 'HEAD'
    ? new Response(null, init)
    : bodyAnswer(() => fileBody(file, form), init);
}

/** Returns the 404 page with content for this address. */
export function missingAnswer({ method }: Request, file: SiteFile, html: string): Response {
  const headers = { ...file.plain.notFound, 'content-length': String(Buffer.byteLength(html)) };
  return new Response(method === 'HEAD' ? null : html, { status: 404, headers });
}

/** Returns a file, or 304 if the client has the current version. */
export function fileAnswer({ method, headers }: Request, file: SiteFile, form: FileForm): Answer {
  if (namesTag(headers.get('if-none-match'), form.tag)) {
    return new Response(null, { status: 304, headers: form.notModified });
  }
  const init = { headers: form.found };
  const isEmpty = method === 'HEAD' || form.size === 0;
  return isEmpty ? new Response(null, init) : bodyAnswer(() => fileBody(file, form), init);
}

/**
 * Returns a part of an uncompressed file from the disk.
 *
 * @returns `undefined` if the range must be ignored
 */
export function rangeAnswer({ method, headers }: Request, file: SiteFile): Answer | undefined {
  const { plain } = file;
  const isWanted = method === 'GET' && holdsRange(headers.get('if-range'), plain.tag);
  const range = isWanted ? readRange(headers.get('range'), plain.size) : undefined;
  if (range === undefined || namesTag(headers.get('if-none-match'), plain.tag)) return undefined;
  if (range === 'unsatisfiable') {
    return textAnswer(416, `The file has ${plain.size} bytes.`, {
      'content-range': `bytes */${plain.size}`,
    });
  }
  const { start, end } = range;
  return bodyAnswer(() => fileBody(file, plain, start, end), {
    status: 206,
    headers: {
      ...plain.found,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${plain.size}`,
    },
  });
}
