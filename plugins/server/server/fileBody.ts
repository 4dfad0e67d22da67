import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileForm, SiteFile } from './siteFile';

/** What a Response is made of. */
export type Body = ReadableStream | Uint8Array<ArrayBuffer>;

async function fromDisk(file: SiteFile, start: number, end: number): Promise<Body | undefined> {
  const handle = await open(file.location).catch(() => undefined);
  const stat = await handle?.stat();
  if (!handle || stat?.size !== file.plain.size) {
    await handle?.close();
    return undefined;
  }
  return Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream;
}

/**
 * The bytes of a form, or some of them: at once if they are in memory.
 *
 * @returns `undefined` if the file on the disk is no longer the one that the server read
 */
export function fileBody(
  file: SiteFile,
  { body, size }: FileForm,
  start = 0,
  end = size - 1,
): Body | Promise<Body | undefined> {
  if (!body) return fromDisk(file, start, end);
  const isWhole = start === 0 && end === size - 1;
  return (isWhole ? body : body.subarray(start, end + 1)) as Uint8Array<ArrayBuffer>;
}
