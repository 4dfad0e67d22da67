import { isOutOfFiles } from './openFiles';
import type { FileForm, SiteFile } from './siteFile';

/** What a Response is made of. */
export type Body = ReadableStream | Uint8Array<ArrayBuffer>;

/** Why there is none: the file is no longer the one that was read, or no more files can be opened now. */
export type NoBody = 'gone' | 'busy';

function fromDisk({ disk }: SiteFile, start: number, end: number): Body | NoBody {
  try {
    return disk?.stream(start, end) ?? 'gone';
  } catch (error) {
    return isOutOfFiles(error) ? 'busy' : 'gone';
  }
}

/** The bytes of a form, or some of them, or why there are none. */
export function fileBody(
  file: SiteFile,
  { body, size }: FileForm,
  start = 0,
  end = size - 1,
): Body | NoBody {
  if (!body) return fromDisk(file, start, end);
  const isWhole = start === 0 && end === size - 1;
  return (isWhole ? body : body.subarray(start, end + 1)) as Uint8Array<ArrayBuffer>;
}
