import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Finding } from '../../support/finding';
import type { PageFile } from '../files/pageFile';

/** What is read where a byte is no UTF-8; it may be written, too. */
const UNREAD = '\uFFFD';
/** No text has it; pictures have, and texts with two bytes for each letter. */
const NOTHING = '\0';

/** The first line of a page that is not text in UTF-8. */
export function encodingFindings({ text, file }: PageFile, name: string): Finding[] {
  const at = text.search(new RegExp(`[${UNREAD}${NOTHING}]`));
  if (at === -1) return [];
  if (!text.includes(NOTHING) && isUtf8(readFileSync(file))) return [];
  const line = text.slice(0, at).split('\n').length;
  const message = 'the file is no text in UTF-8 → save it as UTF-8';
  return [{ check: 'encoding', file: name, line, message }];
}
