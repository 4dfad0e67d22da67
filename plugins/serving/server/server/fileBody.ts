import { isOutOfFiles } from './openFiles';
import type { FileForm, SiteFile } from './siteFile';

/** The body of a Response. */
export type Body = ReadableStream | Uint8Array<ArrayBuffer>;

/** The reason why there is no body: the file was replaced or removed, or too many files are open. */
export type NoBody = 'gone' | 'busy';

function fromDisk({ disk }: SiteFile, start: number, end: number): Body | NoBody {
  try {
    return disk?.stream(start, end) ?? 'gone';
  } catch (error) {
    return isOutOfFiles(error) ? 'busy' : 'gone';
  }
}

/** Returns the bytes of a form, or a range of them, or the reason why they cannot be read. */
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
