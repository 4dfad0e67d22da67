import { checksum, IndexFormatError } from './bytes.ts';

/** `L`, the kind of file and the version of the format, followed by the checksum of the content. */
const HEAD = 7;
const FORMAT = 6;

export type FileKind = 'headings' | 'body' | 'root' | PartKind;

/** What an index in parts consists of besides its root. */
export type PartKind = 'words' | 'places' | 'cards';

const KIND_BYTES: Record<FileKind, number> = {
  headings: 0x48,
  body: 0x42,
  root: 0x52,
  words: 0x57,
  places: 0x50,
  cards: 0x43,
};

/** A file: a header with its kind and a checksum, followed by its content. */
export function wrap(kind: FileKind, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEAD + content.length);
  bytes.set([0x4c, KIND_BYTES[kind], FORMAT]);
  bytes.set(content, HEAD);
  new DataView(bytes.buffer).setUint32(3, checksum(bytes, HEAD));
  return bytes;
}

/** The hash that identifies the content of a file. */
export function identityOf(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(3);
}

/**
 * The content of a file.
 *
 * @throws IndexFormatError if it is of another kind or format, cut off or changed
 */
export function unwrap(kind: FileKind, bytes: Uint8Array): Uint8Array {
  if (bytes.length < HEAD || bytes[0] !== 0x4c || bytes[1] !== KIND_BYTES[kind]) {
    throw new IndexFormatError(kind, `${bytes.length} bytes in an unknown format`);
  }
  if (bytes[2] !== FORMAT) {
    throw new IndexFormatError(
      kind,
      `has format ${bytes[2]}, but this engine reads format ${FORMAT}`,
    );
  }
  if (checksum(bytes, HEAD) !== identityOf(bytes)) {
    throw new IndexFormatError(kind, `is truncated or corrupted (${bytes.length} bytes)`);
  }
  return bytes.subarray(HEAD);
}
