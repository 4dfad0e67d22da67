import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { COMMON_HEADERS } from '../shared/securityHeaders';
import { readRange } from './byteRange';
import { holdsRange, namesTag } from './entityTags';
import type { FileForm, SiteFile } from './siteFile';

type Body = ReadableStream | Uint8Array<ArrayBuffer>;

/** The bytes of a form, or a part of them, from memory or from the disk. */
function bodyOf(file: SiteFile, { body, size }: FileForm, start = 0, end = size - 1): Body {
  if (body) {
    const isWhole = start === 0 && end === size - 1;
    return (isWhole ? body : body.subarray(start, end + 1)) as Uint8Array<ArrayBuffer>;
  }
  return Readable.toWeb(createReadStream(file.location, { start, end })) as ReadableStream;
}

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
export function redirectAnswer(location: string): Response {
  return new Response(null, {
    status: 301,
    headers: { location, 'cache-control': 'public, max-age=3600', ...COMMON_HEADERS },
  });
}

/** The page for a missing page. */
export function notFoundAnswer(request: Request, file: SiteFile, form: FileForm): Response {
  const body = request.method === 'HEAD' ? null : bodyOf(file, form);
  return new Response(body, { status: 404, headers: form.notFound });
}

/** A file, or that it did not change since it was asked for. */
export function fileAnswer(request: Request, file: SiteFile, form: FileForm): Response {
  if (namesTag(request.headers.get('if-none-match'), form.tag)) {
    return new Response(null, { status: 304, headers: form.notModified });
  }
  if (request.method === 'HEAD') return new Response(null, { headers: form.found });
  return new Response(form.size === 0 ? null : bodyOf(file, form), { headers: form.found });
}

/**
 * A part of a file as it is on the disk, uncompressed.
 *
 * @returns `undefined` if the range is to be ignored
 */
export function rangeAnswer(request: Request, file: SiteFile): Response | undefined {
  const { plain } = file;
  const isWanted =
    request.method === 'GET' && holdsRange(request.headers.get('if-range'), plain.tag);
  const range = isWanted ? readRange(request.headers.get('range'), plain.size) : undefined;
  if (range === undefined || namesTag(request.headers.get('if-none-match'), plain.tag)) return;
  if (range === 'unsatisfiable') {
    return textAnswer(416, `The file has ${plain.size} bytes.`, {
      'content-range': `bytes */${plain.size}`,
    });
  }
  const { start, end } = range;
  return new Response(bodyOf(file, plain, start, end), {
    status: 206,
    headers: {
      ...plain.found,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${plain.size}`,
    },
  });
}
