import { compress } from './compress';
import { contentType, isCompressible } from './contentTypes';
import { type DiskFile, diskFile } from './diskFile';
import { type FileHeaders, formHeaders } from './fileHeaders';
import type { ListedFile } from './listFiles';
import type { Encoding } from './negotiation';

/** A file in one encoding. */
export interface FileForm extends FileHeaders {
  /** The bytes, or `undefined` for a file that is read from the disk on each request. */
  body: Uint8Array | undefined;
  size: number;
}

/** A served file, with the encodings that were requested so far. */
export interface SiteFile {
  plain: FileForm;
  /** The file on the disk, if it is not kept in memory. */
  disk?: DiskFile;
  /** The Brotli and gzip forms. They are created on the first request. */
  compressed: Partial<Record<Encoding, FileForm | Promise<FileForm>>>;
  canCompress: boolean;
  /** The Markdown version of the page. */
  twin?: SiteFile;
  headersFor: (encoding: Encoding, size: number) => FileHeaders;
}

/** The properties of a file that determine its forms and headers. */
export interface FileFacts {
  listed: ListedFile;
  /** A hash of the content. */
  hash: string;
  /** The bytes, if the file is kept in memory. */
  content?: Uint8Array;
  policy?: string;
  /** The address of the file itself, sent to clients that request a page and get Markdown. */
  address?: string;
  hasTwin?: boolean;
  /** Headers that replace the usual ones. */
  own?: Readonly<Record<string, string>>;
}

/**
 * The minimum and maximum size to compress, in bytes. Smaller files gain nothing, and larger ones
 * would delay other requests.
 */
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
 * Reads the whole file, uncompressed.
 *
 * @throws if the file on the disk has changed
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
    // The file was removed while the server runs. The uncompressed response reports the error.
    delete file.compressed[encoding];
    return file.plain;
  }
}

/** Returns a file in an encoding: synchronously if it was compressed before, otherwise as a promise. */
export function fileForm(file: SiteFile, encoding: Encoding): FileForm | Promise<FileForm> {
  if (encoding === 'identity' || !file.canCompress) return file.plain;
  file.compressed[encoding] ??= make(file, encoding);
  return file.compressed[encoding];
}
