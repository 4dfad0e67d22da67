import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Finding } from '../../support/finding';
import type { PageFile } from '../files/pageFile';

/** What is read where a byte is no UTF-8; it may be written, too. */
const UNREAD = '\uFFFD';
/** No text has it; pictures have, and texts with two bytes for each letter. */
const NOTHING = '\0';

/** What keeps the bytes of a page from being read as lines of text in UTF-8. */
export function encodingFindings({ text, file }: PageFile, name: string): Finding[] {
  if (text.includes('\r') && !text.includes('\n')) {
    const message = 'all lines end with CR alone, which is read as one line → end them with LF';
    return [{ check: 'encoding', file: name, line: 1, message }];
  }
  const at = text.search(new RegExp(`[${UNREAD}${NOTHING}]`));
  if (at === -1) return [];
  if (!text.includes(NOTHING) && isUtf8(readFileSync(file))) return [];
  const line = text.slice(0, at).split('\n').length;
  const message = 'the file is no text in UTF-8 → save it as UTF-8';
  return [{ check: 'encoding', file: name, line, message }];
}
