import { createHash } from 'node:crypto';

/** The maximum length of an ID in Meilisearch, in bytes. */
const MAX_LENGTH = 511;

/**
 * The id of a record where ids are only letters, digits, `-` and `_`: every other byte is `_` with
 * its two hexadecimal digits, `_` included, so that no two records share an id and a record keeps
 * its own from build to build. What gets too long ends in `_-` and the hash of the whole.
 *
 * @example documentId('/config/output#path') // '_2fconfig_2foutput_23path'
 */
export function documentId(objectID: string): string {
  const id = [...Buffer.from(objectID)]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[A-Za-z0-9-]/.test(letter) ? letter : `_${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
  if (id.length <= MAX_LENGTH) return id;
  const end = `_-${createHash('sha256').update(objectID).digest('hex')}`;
  return id.slice(0, MAX_LENGTH - end.length) + end;
}
