import type { FileForm, SiteFile } from './siteFile';

/** What a Response is made of. */
export type Body = ReadableStream | Uint8Array<ArrayBuffer>;

function fromDisk({ disk }: SiteFile, start: number, end: number): Body | undefined {
  try {
    return disk?.stream(start, end);
  } catch {
    return undefined;
  }
}

/**
 * The bytes of a form, or some of them.
 *
 * @returns `undefined` if the file on the disk is no longer the one that the server read
 */
export function fileBody(
  file: SiteFile,
  { body, size }: FileForm,
  start = 0,
  end = size - 1,
): Body | undefined {
  if (!body) return fromDisk(file, start, end);
  const isWhole = start === 0 && end === size - 1;
  return (isWhole ? body : body.subarray(start, end + 1)) as Uint8Array<ArrayBuffer>;
}
