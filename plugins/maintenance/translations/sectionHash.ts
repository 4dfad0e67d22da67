import { createHash } from 'node:crypto';

/** Enough that two texts of a section never meet, and short enough to read. */
const HASH_LENGTH = 12;

/** What a text of a section is recognised by; spaces and line breaks do not matter. */
export function sectionHash(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, HASH_LENGTH);
}
