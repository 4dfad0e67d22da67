import { compress } from './compress';
import { contentType, isCompressible } from './contentTypes';
import { type DiskFile, diskFile } from './diskFile';
import { type FileHeaders, formHeaders } from './fileHeaders';
import type { ListedFile } from './listFiles';
import type { Encoding } from './negotiation';

/** A file as it is sent in one encoding. */
export interface FileForm extends FileHeaders {
  /** The bytes; nothing for a file that is read from the disk each time. */
  body: Uint8Array | undefined;
  size: number;
}

/** A file that is served, with every form that was asked for. */
export interface SiteFile {
  plain: FileForm;
  /** The file on the disk, where it is not kept in memory. */
  disk?: DiskFile;
  /** Brotli and gzip, from when they are first asked for. */
  compressed: Partial<Record<Encoding, FileForm | Promise<FileForm>>>;
  canCompress: boolean;
  /** The page in Markdown. */
  twin?: SiteFile;
  headersFor: (encoding: Encoding, size: number) => FileHeaders;
}

/** What a file is called, holds and varies by. */
export interface FileFacts {
  listed: ListedFile;
  /** A hash of the content. */
  hash: string;
  /** The bytes, for a file that is kept in memory. */
  content?: Uint8Array;
  policy?: string;
  /** Where the file itself is: told to those who asked for a page and got Markdown. */
  address?: string;
  hasTwin?: boolean;
  /** Headers in place of those that files have. */
  own?: Readonly<Record<string, string>>;
}

/** Below this there is nothing to win; above it compressing would hold up others for too long. */
const MIN_COMPRESSED = 256;
const MAX_COMPRESSED = 16 * 1024 * 1024;

/** Prepares everything about a file that does not depend on the request. */
export function createSiteFile(facts: FileFacts): SiteFile {
  const { listed, content } = facts;
  const type = contentType(listed.name);
  const canCompress =
    isCompressible(type) && listed.size >= MIN_COMPRESSED && listed.size <= MAX_COMPRESSED;
  const headersFor = (encoding: Encoding, size: number) =>
    formHeaders({ ...facts, name: listed.name, type, canCompress, encoding, size });
  return {
    disk: content ? undefined : diskFile(listed),
    plain: { ...headersFor('identity', listed.size), body: content, size: listed.size },
    compressed: {},
    canCompress,
    headersFor,
  };
}

/**
 * The whole file, uncompressed.
 *
 * @throws if it is no longer the one on the disk
 */
export function readSiteFile({ plain, disk }: SiteFile): Uint8Array | Promise<Uint8Array> {
  return plain.body ?? disk?.read() ?? new Uint8Array();
}

async function make(file: SiteFile, encoding: 'br' | 'gzip'): Promise<FileForm> {
  try {
    const content = await readSiteFile(file);
    const body = await compress(content, encoding);
    const isSmaller = body.length < content.length;
    const form = isSmaller
      ? { ...file.headersFor(encoding, body.length), body, size: body.length }
      : file.plain;
    file.compressed[encoding] = form;
    return form;
  } catch {
    // It was taken away while the server runs: who sends the plain file finds out.
    delete file.compressed[encoding];
    return file.plain;
  }
}

/** A file in an encoding: at once if that was made before, else when it is made. */
export function fileForm(file: SiteFile, encoding: Encoding): FileForm | Promise<FileForm> {
  if (encoding === 'identity' || !file.canCompress) return file.plain;
  file.compressed[encoding] ??= make(file, encoding);
  return file.compressed[encoding];
}
