import { createHash } from 'node:crypto';

/** Long enough to distinguish all texts of a section, and short enough to read. */
const HASH_LENGTH = 12;

/** Returns a hash that identifies a text of a section, ignoring whitespace. */
export function sectionHash(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, HASH_LENGTH);
}
