import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Finding } from '../../support/finding';
import type { PageFile } from '../files/pageFile';

/** The replacement character, which Node.js inserts for bytes that are not UTF-8. A page may also contain it. */
const REPLACEMENT = '\uFFFD';
/** A NUL character does not occur in text, but in images and UTF-16. */
const NUL = '\0';

/** Reports a file that is not UTF-8 text with line breaks. */
export function encodingFindings({ text, file }: PageFile, name: string): Finding[] {
  if (text.includes('\r') && !text.includes('\n')) {
    const message = 'the lines end with CR only, so the file is read as a single line → use LF';
    const fix = { find: '\r', write: '\n', everywhere: true };
    return [{ check: 'encoding', file: name, line: 1, message, fix }];
  }
  const at = text.search(new RegExp(`[${REPLACEMENT}${NUL}]`));
  if (at === -1) return [];
  if (!text.includes(NUL) && isUtf8(readFileSync(file))) return [];
  const line = text.slice(0, at).split('\n').length;
  const message = 'the file is not UTF-8 text → save it as UTF-8';
  return [{ check: 'encoding', file: name, line, message }];
}
