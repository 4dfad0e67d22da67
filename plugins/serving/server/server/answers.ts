import { setTimeout as wait } from 'node:timers/promises';
import { COMMON_HEADERS } from '../shared/securityHeaders';
import { readRange } from './byteRange';
import { holdsRange, namesTag } from './entityTags';
import { type Body, fileBody, type NoBody } from './fileBody';
import type { FileForm, SiteFile } from './siteFile';

/** Made at once where everything is in memory. */
export type Answer = Response | Promise<Response>;

/** A short text, for what is not a page. */
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
 * A permanent redirect. 301 rather than 308: only GET and HEAD come here, so that there is no method
 * to keep, and every host that reads `_redirects` knows 301. Browsers may keep it for an hour, not
 * for ever: with the next version `/v2/…` becomes an address of its own.
 */
export function redirectAnswer(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 301,
    headers: { location, 'cache-control': 'public, max-age=3600', ...COMMON_HEADERS, ...headers },
  });
}

/** An answer that another reader may get otherwise: caches tell them apart by a header. */
export async function answerBy(header: string, answer: Answer): Promise<Response> {
  const response = await answer;
  response.headers.append('vary', header);
  return response;
}

/** So often, and so many milliseconds later, a file is opened again while too many are open. */
const BUSY_TRIES = 10;
const BUSY_WAIT_MS = 100;

/** An answer with a body, if there is one. */
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

/** The page for a missing page. */
export function notFoundAnswer({ method }: Request, file: SiteFile, form: FileForm): Answer {
  const init = { status: 404, headers: form.notFound };
  return method === 'HEAD'
    ? new Response(null, init)
    : bodyAnswer(() => fileBody(file, form), init);
}

/** The page for a missing page, as it was written for this address. */
export function missingAnswer({ method }: Request, file: SiteFile, html: string): Response {
  const headers = { ...file.plain.notFound, 'content-length': String(Buffer.byteLength(html)) };
  return new Response(method === 'HEAD' ? null : html, { status: 404, headers });
}

/** A file, or that it did not change since it was asked for. */
export function fileAnswer({ method, headers }: Request, file: SiteFile, form: FileForm): Answer {
  if (namesTag(headers.get('if-none-match'), form.tag)) {
    return new Response(null, { status: 304, headers: form.notModified });
  }
  const init = { headers: form.found };
  const isEmpty = method === 'HEAD' || form.size === 0;
  return isEmpty ? new Response(null, init) : bodyAnswer(() => fileBody(file, form), init);
}

/**
 * A part of a file as it is on the disk, uncompressed.
 *
 * @returns `undefined` if the range is to be ignored
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
